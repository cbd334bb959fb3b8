import type { CDPSession, Page } from "playwright-core";

/** The phone's or computer's own authenticator, which unlocks at once; the browser has none otherwise. */
export interface Authenticator {
  /** Brings the passkeys of another one along, as people's accounts do from device to device. */
  syncFrom(other: Authenticator): Promise<void>;
  passkeys(): Promise<Passkeys>;
}

type Passkeys = Awaited<ReturnType<typeof credentialsOf>>;

export async function withAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...({ protocol: "ctap2", transport: "internal" } as const),
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = () => credentialsOf(session, authenticatorId);
  return {
    passkeys,
    async syncFrom(other) {
      for (const credential of await other.passkeys())
        await session.send("WebAuthn.addCredential", { authenticatorId, credential });
    },
  };
}

async function credentialsOf(session: CDPSession, authenticatorId: string) {
  return (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
}
