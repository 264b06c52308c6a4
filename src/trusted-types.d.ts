/** Where a browser knows them, no text becomes markup or the address of a script but by a policy that the page names. */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends TrustedTypeRules>(name: string, rules: Rules): Rules;
  };
}

interface TrustedTypeRules {
  createHTML?: (text: string) => string | null;
  createScriptURL?: (address: string) => string;
}
