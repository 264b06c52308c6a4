import type { Page } from '@playwright/test';

export interface Candidate {
  url: string;
  /** Walks from the first question to the first of `steps`. */
  begin: (page: Page) => Promise<void>;
  /** Words of one's own, if the page replies to any. */
  says?: string;
}

/** The hand-written page comes first, as the baseline of all ratios. */
export const candidates = (site: string, beside: string): readonly Candidate[] => [
  {
    url: `${beside}/`,
    // Text inputs only, one question at a time.
    begin: (page) => answerAll(page, [...place, ...Object.entries(contact)]),
  },
  {
    url: `${site}/chat/?s=d600b`,
    says: 'quanto custa a instalação?',
    begin: async (page) => {
      await answerAll(page, place);
      const card = page.locator('form', { has: page.locator('[name=phone]') });
      await card.waitFor();
      for (const [name, text] of Object.entries(contact)) await card.locator(`[name="${name}"]`).fill(text);
      // Enter instead of a click: a phone has no pointer that would stay over the next question.
      await card.locator('[name="email"]').press('Enter');
    },
  },
];

const place = [
  ['cep', '01310-100'],
  ['number', '1000'],
] as const;
const contact = { name: 'Ana Souza Lima', phone: '(11) 98765-1234', email: 'ana.lima@gmail.com' };

/** The measured transitions: a date waits for no reply, and a name is read by the shop. */
export const steps = [
  { asked: 'birth_date', answer: '12/03/1990', next: 'mothers_name' },
  { asked: 'mothers_name', answer: 'Maria Souza Lima', next: 'cpf' },
] as const;

async function answerAll(page: Page, answers: readonly (readonly [string, string])[]): Promise<void> {
  for (const [asked, text] of answers) {
    const input = page.locator(`form[data-starts] input[name="${asked}"]`);
    await input.focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

export const isAsked = (page: Page, name: string): Promise<unknown> =>
  page.locator(`form[data-starts] input[name="${name}"]:focus`).waitFor();
