import type { Page } from '@playwright/test';

/** One of the pages that are measured, and how a visitor gets through it. */
export interface Candidate {
  name: string;
  url: string;
  /** From the first question to the one that `steps` begin with. */
  begin: (page: Page) => Promise<void>;
}

/** The hand-written page comes first: every ratio is to it. */
export const candidates = (site: string, beside: string): readonly Candidate[] => [
  {
    name: 'by hand',
    url: `${beside}/`,
    // One question after another, nothing but typed text.
    begin: (page) => answerAll(page, [...place, ...Object.entries(contact)]),
  },
  {
    name: 'conversation',
    url: `${site}/chat/?s=d600b`,
    begin: async (page) => {
      await answerAll(page, place);
      const card = page.locator('form', { has: page.locator('[name=phone]') });
      await card.waitFor();
      for (const [name, text] of Object.entries(contact)) await card.locator(`[name="${name}"]`).fill(text);
      // A phone has no pointer that stays over what comes next.
      await card.locator('[name="email"]').press('Enter');
    },
  },
];

const place = [
  ['cep', '01310-100'],
  ['number', '1000'],
] as const;
const contact = { name: 'Ana Souza Lima', phone: '(11) 98765-1234', email: 'ana.lima@gmail.com' };

/** What is compared: nothing of these needs a reply before the next question. What is asked, what is answered, what comes next. */
export const steps = [
  { asked: 'birth_date', answer: '12/03/1990', next: 'mothers_name' },
  { asked: 'mothers_name', answer: 'Maria Souza', next: 'cpf' },
] as const;

/** Waits each time until the composer asks for it, writes the answer and sends it. */
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
