import { withoutAccents } from '../../brazil/without-accents.ts';

/** Hides the questions of a list that lack a word that was asked for. How many are left, or null where nothing was asked. */
export function filterQuestions(list: HTMLElement | null, asked: string): number | null {
  const words = alike(asked).split(/\s+/).filter(Boolean);
  const found = [...(list?.querySelectorAll('li:has(> details)') ?? [])].filter((question) => {
    const text = alike(
      [...question.querySelectorAll('[data-searched]')].map(({ textContent }) => textContent).join(' '),
    );
    const isMeant = words.every((word) => text.includes(word));
    question.toggleAttribute('hidden', !isMeant);
    return isMeant;
  });
  return words.length === 0 ? null : found.length;
}

/** 'Wi-Fi' is found by 'wifi', 'débito' by 'debito'. */
const alike = (text: string): string => withoutAccents(text).replaceAll('-', '').toLowerCase();
