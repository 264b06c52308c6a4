import { withoutAccents } from '../../brazil/without-accents.ts';

/** Hides the questions that lack a searched word. Returns how many are left, or null without a search. */
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

/** 'wifi' finds 'Wi-Fi', 'debito' finds 'débito'. */
const alike = (text: string): string => withoutAccents(text).replaceAll('-', '').toLowerCase();
