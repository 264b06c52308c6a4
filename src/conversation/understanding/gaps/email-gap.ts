import { gapWords } from '../../../content/conversation/gaps.ts';
import { isDescribed } from '../spoken/email-notes.ts';
import { provider, providersOfCom } from '../spoken/email-providers.ts';
import { spokenEmail } from '../spoken/spoken-email.ts';
import { type Text, textOf, wordsOf } from '../text/text.ts';
import type { Gap, Part } from './gap.ts';

const nameOnly = /([a-z\d][\w.+-]*) ?(?:@|arroba)[ .]*(?:$|,)/;
const hostOnly = new RegExp(`(?<![\\w.@])@?(${provider}(?:\\.com(?:\\.br)?)?)\\.?$`);
/** The @ between name and host is missing, and its place is unknown. */
const withHost = new RegExp(`${provider}\\.com`);
/** Looks like part of an address: with a dot, a figure or a hyphen. */
const username = /^[a-z][\w-]*[._\d][\w.-]*$/;

/** The name and the beginning of the host, at the end of a message. */
function openHostIn(plain: string): Part | null {
  const spoken = spokenEmail({ plain, shown: plain });
  const address = spoken?.address ?? plain.split(' ').at(-1) ?? '';
  const [, host] = /@([a-z\d-]+)$/.exec(address) ?? [];
  const isAtEnd = spoken === null || spoken.to === plain.length;
  return host !== undefined && isAtEnd && !isDescribed(address)
    ? { kept: address, asks: gapWords.emailEnding(host) }
    : null;
}

/** The provider alone: 'é do gmail'. */
function hostIn(plain: string): Part | null {
  const host = wordsOf(plain).length <= 5 ? hostOnly.exec(plain)?.[1] : undefined;
  if (host === undefined || plain.includes('nao')) return null;
  const whole = providersOfCom.has(host) ? `${host}.com` : host;
  return whole.includes('.') ? { kept: `@${whole}`, asks: gapWords.emailName(`@${whole}`) } : null;
}

function partIn({ plain }: Text): Part | null {
  const [, name] = nameOnly.exec(plain) ?? [];
  if (name !== undefined && !isDescribed(`${name}@`)) return { kept: `${name}@`, asks: gapWords.emailHost };
  const host = openHostIn(plain) ?? hostIn(plain);
  if (host !== null) return host;
  return username.test(plain) && !withHost.test(plain)
    ? { kept: `${plain}@`, asks: gapWords.emailHost }
    : null;
}

/** How an address ends: 'ops, faltou .com', 'com br', '.edu'. */
const ending =
  /(?:^|[ ,])(?:\.|ponto )?((?:com|net|org|edu|gov)(?:(?: ?\.| ponto)? ?br)?|br)[ .!]*$|^(?:\.|ponto ) ?([a-z]{2,}(?:\.[a-z]{2})?)$/;

/** Name and host as they are said, for `spokenEmail`. */
function joined(kept: string, said: string): string | null {
  if (kept.endsWith('@')) return `${kept.slice(0, -1)} arroba ${said.replace(/^(?:@|arroba) ?/, '')}`;
  if (kept.startsWith('@')) return `${said.replace(/ ?(?:@|arroba).*$/, '')} arroba ${kept.slice(1)}`;
  const [, told, other] = said.includes('@') ? [] : (ending.exec(said) ?? []);
  const end = told ?? other;
  return end === undefined ? null : `${kept.replace('@', ' arroba ')} ponto ${end}`;
}

/** An address without its host, its ending, or its name. */
export const emailGap: Gap = {
  partIn,
  complete: (kept, { plain }) => {
    const address = joined(kept, plain);
    const whole = address === null ? null : spokenEmail(textOf(address));
    if (whole === null) return null;
    const [, host = ''] = whole.address.split('@');
    const written = providersOfCom.has(host) ? `${whole.address}.com` : whole.address;
    return { raw: { email: [written] }, ...(whole.isLoose ? { doubtful: true } : {}) };
  },
};
