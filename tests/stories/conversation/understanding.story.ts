import { handOffWords } from '../../../src/content/conversation/hand-off.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { personal } from '../../../src/content/steps/personal.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const several = sideQuestionWords.several.found;

/** What the conversation asks at a step. */
const asks = (step: StepId): string => everyStepWords[step].bubble;

/** What a visitor writes, question after question, and what becomes of it: the next question, or words. */
const talk: readonly [step: string, said: string, shown: string | RegExp][] = [
  ['cep', 'oi, meu cep é 01310 100', 'Achei: Avenida Paulista'],
  ['nr-imovel', 'tem fidelidade?', /fidelidade/i],
  ['nr-imovel', 'é o 1000', asks('planos')],
  ['planos', 'o mais barato', personal.together.bubble],
  ['nome', 'não sei se quero', 'Aqui preciso de'],
  ['nome', 'sou a Ana Souza, 11 91234-5678, ana@exemplo.com.br', asks('data-nascimento')],
  ['data-nascimento', '12 de março de 1990', asks('nome-mae')],
  ['nome-mae', 'mas o que isso tem a ver', /mesmo nome/],
  ['nome-mae', 'é Maria Souza Lima', asks('cpf')],
  ['cpf', 'por que meu CPF?', /CPF/],
  ['cpf', '529.982.247-25', asks('data-de-vencimento')],
  ['data-de-vencimento', 'dia 10', asks('ativar-debito')],
  ['ativar-debito', 'sim, débito automático', asks('conta-debito')],
  ['conta-debito', 'itau, agência 1234, conta 12345-1', asks('data-instalacao')],
];

test('A whole order is written in people’s own words, and questions in between are answered', async ({
  page,
}) => {
  const visitor = new ConversationVisitor(page);
  await visitor.begin('');
  for (const [index, [step, said, shown]] of talk.entries()) {
    await visitor.isAsked(step);
    await visitor.say(said);
    await expect(page.getByText(shown).filter({ visible: true }).last()).toBeVisible();
    if (talk[index + 1]?.[0] === step) await isAskedBelow(visitor, said);
  }
  await visitor.isAsked('data-instalacao');
  await visitor.say('no primeiro dia de manhã');
  await visitor.isAsked('confirmacao');
  await expect(visitor.bubble('Nome')).toContainText('Ana Souza');
  await expect(visitor.bubble('Nome da mãe')).toContainText('M**** S**** L****');
  await checkAccessibility(page);
  await visitor.say('aceito');
  await visitor.isAt('/pedido-realizado/');
});

test('A message leaves for the shop before the page draws anything of it', async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (...request) => {
      const isDrawn = document.querySelector('li[data-sent]') !== null;
      if (String(request[0]).endsWith('/understand'))
        document.documentElement.dataset.drawn = String(isDrawn);
      return send(...request);
    };
  });
  await visitor.begin('');
  // The scripts come with the first one.
  for (const said of ['tem fidelidade?', 'quanto custa a instalação?']) {
    await visitor.say(said);
    await isAskedBelow(visitor, said);
  }
  await expect(page.locator('html')).toHaveAttribute('data-drawn', 'false');
});

/** Whoever asked something else reads the reply, and right below it what is still asked, without scrolling. */
async function isAskedBelow({ page, question, composer }: ConversationVisitor, said: string) {
  await expect(page.locator('li[data-sent]')).toHaveCount(0);
  const reply = page.locator('li:has(+ li[data-open])');
  await expect(reply).toBeVisible();
  await expect(reply).not.toContainText(said);
  await expect(reply).toBeInViewport();
  await expect(question).toBeInViewport({ ratio: 1 });
  await expect(composer).toBeInViewport({ ratio: 1 });
}

test(
  'Several guesses in one message are shown one by one, and in two lines at most on the smallest phone',
  inFullRun,
  async ({ page }) => {
    const visitor = new ConversationVisitor(page);
    const chips = page.locator('[data-confirm]');
    await visitor.begin();
    await visitor.isAsked('cep');
    await visitor.say('acho que é 01310-100, número 1000, meu nome é Ana Souza');
    await expect(chips).toContainText(several);
    await expect(chips.getByRole('group', { name: /Ana Souza/ })).toBeFocused();
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 640 });
    // The buttons stand beside the answer.
    const number = chips.getByRole('listitem').filter({ hasText: '1000' });
    expect((await number.boundingBox())?.height).toBeLessThan(60);
    await chips.getByRole('button', { name: sideQuestionWords.several.no }).click();
    await checkAccessibility(page);
  },
);

test(
  'The ways to a person stand evenly and in view on the smallest phone, whoever asks for them or is not understood',
  inFullRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const visitor = new ConversationVisitor(page);
    const ways = page.getByRole('group', { name: handOffWords.group }).locator('a, button');
    await visitor.begin();
    await visitor.isAsked('cep');
    for (const said of ['blablabla', 'lalala']) {
      await visitor.say(said);
      await expect(page.locator('li').filter({ hasText: said })).toBeVisible();
    }
    const areInView = async () => {
      for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
      await expect(visitor.composer).toBeInViewport({ ratio: 1 });
    };
    await expect(ways.first()).toBeVisible();
    await areInView();
    await visitor.startsAt('data-nascimento');
    await visitor.say('falar com atendente');
    await expect(ways).toHaveCount(4);
    const gaps = await ways.evaluateAll((all) =>
      all.slice(1).map((way, index) => {
        const above = all[index]?.getBoundingClientRect().bottom ?? 0;
        return Math.round(way.getBoundingClientRect().top - above);
      }),
    );
    expect(new Set(gaps).size).toBe(1);
  },
);

for (const [said, title] of [
  ['resumo', 'Seu pedido até aqui'],
  ['ajuda', 'Como posso ajudar?'],
] as const)
  test(
    `The dialog that "${said}" opens is accessible and gives the focus back`,
    inFullRun,
    async ({ page }) => {
      const visitor = new ConversationVisitor(page);
      await visitor.startsAt('nome');
      await visitor.say(said);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await checkAccessibility(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(visitor.composer).toBeFocused();
      await expect(visitor.composer).toHaveValue('');
    },
  );

test('One thing is decided at a time on a phone: a form has no line over it, a proposal folds the form, and the total stays beside the consent', async ({
  page,
}) => {
  const visitor = new ConversationVisitor(page);
  await visitor.startsAt('nome');
  const form = page.locator('[data-open] form');
  const send = form.locator('[type="submit"]');
  await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const isOnTop = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  expect(await send.evaluate(isOnTop)).toBe(true);
  await form.locator('[name="email"]').fill('ana@exemplo.com.br');
  await visitor.say('acho que é Ana Souza, 11 98765-4321');
  const proposal = page.locator('[data-confirm]');
  await expect(proposal).toContainText('98765-4321');
  await expect(form).toBeHidden();
  await expect(page.locator('main button[data-variant="primary"]:visible')).toHaveCount(1);
  await checkAccessibility(page);
  await proposal.getByRole('button', { name: sideQuestionWords.several.no }).click();
  await expect(form.locator('[name="email"]')).toHaveValue('ana@exemplo.com.br');
  await visitor.startsAt('confirmacao');
  // Consent, total and button.
  await expect(page.locator('[data-consent]')).toBeInViewport({ ratio: 1 });
});
