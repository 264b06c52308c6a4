interface Policed {
  /** Hashes of the inline scripts and styles: 'sha256-…'. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Where the affiliate partner's script comes from. */
  partner: string | null;
  apiOrigins: readonly string[];
  /** Whether the page loads one of our scripts later, by the policy of that name. */
  loadsScripts: boolean;
  /** A preview in the panel's frame: nothing runs and nothing is sent. */
  isStill?: boolean | undefined;
}

/** The Trusted Types policy by which a page loads its own script. Any other text is refused as script or markup. */
export const scriptPolicy = 'ultrafibra';

/** The content security policy of a document: inline scripts and styles are allowed by hash only. */
export function pagePolicy({ scripts, styles, partner, apiOrigins, loadsScripts, isStill }: Policed): string {
  const partners = partner === null ? [] : [partner];
  return [
    "default-src 'none'",
    isStill ? "script-src 'none'" : ['script-src', "'self'", ...scripts.map(quoted), ...partners].join(' '),
    ['style-src', "'self'", ...styles.map(quoted)].join(' '),
    ['img-src', "'self'", ...partners].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...apiOrigins, ...partners].join(' '),
    // The videos of the news; nothing is loaded before a visitor starts one.
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${isStill ? "'none'" : "'self'"}`,
    // The partner's script does not support Trusted Types, so its pages do not require them.
    ...(partner === null ? ["require-trusted-types-for 'script'", trustedTypes(loadsScripts)] : []),
    isStill ? "frame-ancestors 'self'" : frameAncestors,
  ].join('; ');
}

/** The policy for a `<meta>` element, where browsers do not support `frame-ancestors`. */
export const statedPolicy = (policy: string): string => policy.replace(`; ${frameAncestors}`, '');

const trustedTypes = (loadsScripts: boolean): string =>
  `trusted-types ${loadsScripts ? scriptPolicy : "'none'"}`;

const frameAncestors = "frame-ancestors 'none'";

const quoted = (hash: string): string => `'${hash}'`;
