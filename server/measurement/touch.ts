import { parseCnpj } from '../../src/brazil/cnpj.ts';
import { parseCpf } from '../../src/brazil/cpf.ts';
import { parsePhone } from '../../src/brazil/phone.ts';
import type { Touch, Touches } from '../../src/contract/measurement/touch.ts';
import type { Tracking } from '../../src/contract/tracking.ts';

const clicks = [
  ['gclid', 'google'],
  ['gbraid', 'google'],
  ['wbraid', 'google'],
  ['fbclid', 'facebook'],
] as const;

const longest = 60;

/** Whether it contains an e-mail address, a document or a phone number. Numbers of campaigns are as long, but rarely valid. */
export function isPersonal(text: string): boolean {
  if (text.includes('@')) return true;
  return (text.match(/\+?\(?\d[\d\s().\-/]{8,}\d/g) ?? []).some(
    (number) =>
      parseCpf(number) !== null || parseCnpj(number) !== null || parsePhone(number, { landline: true }).ok,
  );
}

/** A mark as it is compared: lower case, single spaces, without control characters. Links of others encode it twice. */
function mark(value: string | null | undefined): string {
  const text = (value ?? '')
    .slice(0, 256)
    .replaceAll(/%40/gi, '@')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s+\p{C}]+/gu, ' ')
    .trim();
  return isPersonal(text) ? '' : text.slice(0, longest).trim();
}

/** Null without any mark. A click of an advertisement names its network. */
export function touchOf(tracking: Tracking | null): Touch | null {
  if (tracking === null) return null;
  const network = clicks.find(([name]) => tracking[name])?.[1];
  const touch = {
    source: mark(tracking.utm_source ?? network ?? tracking.matchchannel),
    medium: mark(tracking.utm_medium ?? (network && 'cpc')),
    utm: mark(tracking.utm_campaign ?? tracking.campaignid),
  };
  return Object.values(touch).some(Boolean) ? touch : null;
}

export interface TouchColumns {
  first_source: string | null;
  first_medium: string | null;
  first_utm: string | null;
  last_source: string | null;
  last_medium: string | null;
  last_utm: string | null;
}

const unmarked: Touch = { source: '', medium: '', utm: '' };

/** Of a record that is opened: its first touch is its last until another comes. */
export function openingTouches(tracking: Tracking | null): TouchColumns {
  const touch = touchOf(tracking) ?? unmarked;
  return touchColumns({ first: touch, last: touch });
}

export const touchColumns = ({ first, last }: Touches): TouchColumns => ({
  first_source: first.source,
  first_medium: first.medium,
  first_utm: first.utm,
  ...lastTouch(last),
});

export const lastTouch = ({ source, medium, utm }: Touch) => ({
  last_source: source,
  last_medium: medium,
  last_utm: utm,
});

export const touchesIn = (row: TouchColumns): Touches => ({
  first: { source: row.first_source ?? '', medium: row.first_medium ?? '', utm: row.first_utm ?? '' },
  last: { source: row.last_source ?? '', medium: row.last_medium ?? '', utm: row.last_utm ?? '' },
});
