import { editDistance } from './edit-distance.ts';
import { parseEmail } from './email.ts';

/** 'a@gmial.com' → 'a@gmail.com'; null if it does not look like a typing error. A suggestion, never a correction. */
export function emailSuggestion(text: string): string | null {
  const [, local = '', domain = ''] = /^\s*([^\s@]+)@([^\s@]{3,64})\s*$/.exec(text.toLowerCase()) ?? [];
  const likely = domain && likelyDomain(withEndingAmended(domain));
  return likely && likely !== domain ? parseEmail(`${text.trim().slice(0, local.length)}@${likely}`) : null;
}

const likelyDomain = (domain: string): string =>
  providers.has(domain) || otherRealDomains.has(domain)
    ? domain
    : (wrongEndings.get(domain) ?? nearestProvider(domain) ?? domain);

/** Real endings that are one edit from '.com', or from the 'com' of '.com.br'. */
const otherRealEndings = new Set(['cam', 'cim.br']);

/** Of any host: 'padaria.con', 'padaria.con.br', 'padaria.combr'. An ending of two letters is a country. */
function withEndingAmended(domain: string): string {
  const apart = domain.replace(/\.com(?:br|\.r?b|\.brr|\.bbr)$/, '.com.br');
  return apart.replace(/\.([a-z]{2,4})(\.br)?$/, (ending, label: string, country = '') => {
    const isCountry = country === '' && label.length === 2;
    return isCountry || otherRealEndings.has(label + country) || editDistance(label, 'com') !== 1
      ? ending
      : `.com${country}`;
  });
}

function nearestProvider(domain: string): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [provider, tolerance] of providers) {
    const distance = editDistance(domain, provider);
    if (distance <= tolerance && distance < bestDistance) [best, bestDistance] = [provider, distance];
  }
  return best;
}

/** Providers, most used first, with the number of edits allowed: short names are close to other real ones. */
const providers = new Map([
  ['gmail.com', 2],
  ['hotmail.com', 2],
  ['outlook.com', 2],
  ['yahoo.com.br', 2],
  ['icloud.com', 2],
  ['uol.com.br', 1],
  ['bol.com.br', 1],
  ['terra.com.br', 1],
  ['live.com', 1],
  ['yahoo.com', 1],
  ['globo.com', 1],
  ['globomail.com', 2],
  ['hotmail.com.br', 2],
  ['outlook.com.br', 2],
  ['protonmail.com', 2],
  ['msn.com', 1],
]);

/** Real providers that are one edit from a bigger one. */
const otherRealDomains = new Set(
  (
    'ig.com.br r7.com oi.com.br pop.com.br aol.com aol.com.br me.com mac.com mail.com email.com ymail.com gmx.com ' +
    'gmx.net fastmail.com rocketmail.com zoho.com zipmail.com.br live.com.br live.com.pt live.co.uk yahoo.es ' +
    'yahoo.fr yahoo.it yahoo.pt hotmail.es hotmail.fr hotmail.it outlook.pt outlook.es proton.me tim.com.br ' +
    'vivo.com.br sol.com.br bal.com.br'
  ).split(' '),
);

const wrongEndings = new Map([
  ['gmail', 'gmail.com'],
  ['hotmail', 'hotmail.com'],
  ['outlook', 'outlook.com'],
  ['icloud', 'icloud.com'],
  ['yahoo', 'yahoo.com.br'],
  ['gmail.com.br', 'gmail.com'],
  ['gmail.br', 'gmail.com'],
  ['icloud.com.br', 'icloud.com'],
  ['yahoo.br', 'yahoo.com.br'],
  ['uol.com', 'uol.com.br'],
  ['bol.com', 'bol.com.br'],
  ['terra.com', 'terra.com.br'],
  ['globo.com.br', 'globo.com'],
]);
