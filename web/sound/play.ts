import type { Sound } from "./heard.ts";

/** Everything is made here and now; nothing is louder than this, 1 being as loud as the device allows. */
const LOUDNESS = 0.06;

let context: AudioContext | null = null;

/** Makes a sound. Before the first touch of the page browsers keep still, and so does this; so it does where there is no audio. */
export async function play(sound: Sound): Promise<void> {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 100))]);
  if (context.state !== "running") return;
  const now = context.currentTime;
  switch (sound) {
    case "card":
      card(context, now);
      break;
    case "trick":
      for (const after of [0, 0.09, 0.16]) card(context, now + after);
      break;
    case "deal":
      for (let i = 0; i < 6; i++) card(context, now + i * 0.075);
      break;
    case "turn":
      tone(context, now + 0.12, 523);
      tone(context, now + 0.26, 659);
      break;
  }
}

/** A card on a table: a short breath of noise. */
function card(audio: AudioContext, at: number): void {
  const length = 0.07;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 4;
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  const body = new BiquadFilterNode(audio, { type: "bandpass", frequency: 1500, Q: 0.8 });
  source
    .connect(body)
    .connect(new GainNode(audio, { gain: LOUDNESS * 3 }))
    .connect(audio.destination);
  source.start(at);
}

/** A soft tone, like a glass that is touched. */
function tone(audio: AudioContext, at: number, frequency: number): void {
  const source = new OscillatorNode(audio, { type: "sine", frequency });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.45);
  source.connect(loudness).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.5);
}
