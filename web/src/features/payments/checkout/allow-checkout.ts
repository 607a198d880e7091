/** As much of it as is used; the compiler does not know it yet. */
interface PolicyRules {
  createHTML: (text: string) => string;
  createScriptURL: (address: string) => string;
}
declare global {
  interface Window {
    trustedTypes?: {
      defaultPolicy: object | null;
      createPolicy: (name: 'default', rules: PolicyRules) => object;
    };
  }
}

/**
 * What a program that is not ours needs in this document: it writes its style sheet as text and adds a script by its address. The content
 * policy runs nothing that stands in text, and says which origins scripts come from; text never becomes a script.
 */
export function allowCheckout(): void {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (text) => text,
    createScriptURL: (address) => address,
  });
}
