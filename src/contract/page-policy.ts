interface Policed {
  /** Hashes of what stands inline: 'sha256-…'. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Where a partner's script comes from. */
  partner: string | null;
  apiOrigins: readonly string[];
  /** Whether it loads a script of ours later, by the policy of that name. */
  loadsScripts: boolean;
}

/** By which a page of the shop loads a script of its own; no other text becomes a script or markup. */
export const scriptPolicy = 'ultrafibra';

/** The content security policy of a document: inline scripts and styles run by their hash alone. */
export function pagePolicy({ scripts, styles, partner, apiOrigins, loadsScripts }: Policed): string {
  const partners = partner === null ? [] : [partner];
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts.map(quoted), ...partners].join(' '),
    ['style-src', "'self'", ...styles.map(quoted)].join(' '),
    ['img-src', "'self'", ...partners].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...apiOrigins, ...partners].join(' '),
    // The videos of the news: nothing of them is loaded before a visitor starts one.
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // A partner's script was written by others: it may do as it is used to.
    ...(partner === null ? ["require-trusted-types-for 'script'", trustedTypes(loadsScripts)] : []),
    frameAncestors,
  ].join('; ');
}

/** The same for a document that states it in a `<meta>`, where browsers ignore who may frame it. */
export const statedPolicy = (policy: string): string => policy.replace(`; ${frameAncestors}`, '');

/** The same for a preview inside of the panel: nothing in it runs, and nothing is sent. */
export const previewPolicy = (policy: string): string =>
  `${policy.replace(frameAncestors, "frame-ancestors 'self'")}; sandbox allow-same-origin`;

const trustedTypes = (loadsScripts: boolean): string =>
  `trusted-types ${loadsScripts ? scriptPolicy : "'none'"}`;

const frameAncestors = "frame-ancestors 'none'";

const quoted = (hash: string): string => `'${hash}'`;
