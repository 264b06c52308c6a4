import { answer, type Candidate } from './candidate.ts';

/** Nothing of these needs a reply before the next question: they are what is compared. */
const steps = [
  { asked: 'birth_date', answer: '12/03/1990', next: 'mothers_name' },
  { asked: 'mothers_name', answer: 'Maria Souza', next: 'cpf' },
];

const beforeSteps = [
  ['cep', '01310-100'],
  ['number', '1000'],
] as const;
const contact = { name: 'Ana Souza Lima', phone: '(11) 98765-1234', email: 'ana.lima@gmail.com' };

/** One question after another, nothing but typed text. */
const byHand = (url: string): Candidate => ({
  name: 'by hand',
  url: `${url}/chat/`,
  begin: async (page) => {
    for (const [asked, text] of [...beforeSteps, ...Object.entries(contact)]) await answer(page, asked, text);
  },
  steps,
});

const conversation = (url: string): Candidate => ({
  name: 'conversation',
  url: `${url}/chat/?s=d600b`,
  begin: async (page) => {
    for (const [asked, text] of beforeSteps) await answer(page, asked, text);
    const card = page.locator('form', { has: page.locator('[name=phone]') });
    await card.waitFor({ timeout: 20_000 });
    for (const [name, text] of Object.entries(contact)) await card.locator(`[name="${name}"]`).fill(text);
    // A phone has no pointer that stays over what comes next.
    await card.locator('[name="email"]').press('Enter');
  },
  steps,
});

/** The hand-written page comes first: every ratio is to it. */
export const candidates = (site: string, beside: string): readonly Candidate[] => [
  byHand(beside),
  conversation(site),
];
