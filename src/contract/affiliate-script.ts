/**
 * Stands for the address of the partner's script in what the build writes: only the server knows it
 * (`AFFILIATE_SCRIPT`), and puts it in, or nothing. A reserved name, so that it leads nowhere by itself.
 */
export const affiliateScript = 'https://affiliate.invalid/script.js';
