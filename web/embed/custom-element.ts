type Decorator = (element: CustomElementConstructor, context: ClassDecoratorContext) => void;

/**
 * Takes the place of Lit's decorator of that name in what other sites load (vite.embed.ts): their pages may load the same
 * version twice, from two hosts, and a name that is taken must not stop the second.
 */
export const customElement =
  (name: string): Decorator =>
  (element, context) => {
    context.addInitializer(() => {
      if (!customElements.get(name)) customElements.define(name, element);
    });
  };
