export type ParsedPhone =
  | { ok: true; digits: string }
  | { ok: false; reason: 'area-code' | 'nine' | 'landline' | 'shape' };

/** Area code and number: ten digits for a landline, eleven for a mobile. */
export function parsePhone(text: string, { landline }: { landline: boolean }): ParsedPhone {
  const digits = nationalDigits(text);
  if (digits === null || !/^\d{10,11}$/.test(digits))
    return { ok: false, reason: !landline && /^[2-5]\d{7}$/.test(digits ?? '') ? 'landline' : 'shape' };
  if (!areaCodes.includes(digits.slice(0, 2))) return { ok: false, reason: 'area-code' };
  const isMobile = /^9\d{8}$/.test(digits.slice(2));
  const isLandline = landline && /^[1-8]\d{7}$/.test(digits.slice(2));
  if (isMobile || isLandline) return { ok: true, digits };
  // The length of a mobile number, but without its leading nine.
  if (digits.length === 11) return { ok: false, reason: 'nine' };
  return { ok: false, reason: /^[2-5]\d{7}$/.test(digits.slice(2)) ? 'landline' : 'shape' };
}

/** Every phone that the text may mean: without an area code, that number in each of them. */
export function phonesOf(text: string): readonly string[] {
  const digits = nationalDigits(text) ?? '';
  if (/^\d{10,11}$/.test(digits)) return [digits];
  return /^(9\d{8}|[1-8]\d{7})$/.test(digits) ? areaCodes.map((code) => code + digits) : [];
}

export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}

/** Shows the area code only: the last four digits are the proof for resuming a lead. */
export function maskPhone(digits: string): string {
  const areaCode = /^\d{10,11}$/.test(digits) ? digits.slice(0, 2) : '**';
  return `(${areaCode}) ${digits.length === 10 ? '****' : '*****'}-****`;
}

/** Null if the text contains a character that phone numbers never have. */
function nationalDigits(text: string): string | null {
  // Address books add invisible direction marks to copied numbers.
  const bare = text.replace(/[\s().\-–/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replace(/^0055/, '+55');
  if (!/^\+?\d+$/.test(bare)) return null;
  // 55 is also an area code: without a plus it is the country code only if ten or eleven digits follow.
  const withoutCountry = bare.replace(/^(?:\+55|55(?=\d{10,11}$))/, '');
  return withoutCountry.replace(/^0/, '');
}

const areaCodes = (
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
  '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
).split(' ');
