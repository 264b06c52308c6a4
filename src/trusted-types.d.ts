/** Trusted Types: only a policy that the page names may turn text into markup or a script's address. */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends TrustedTypeRules>(name: string, rules: Rules): Rules;
  };
}

interface TrustedTypeRules {
  createHTML?: (text: string) => string | null;
  createScriptURL?: (address: string) => string;
}
