import type { Page } from '@playwright/test';
import { handOffWords } from '../../../src/content/conversation/hand-off.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { personal } from '../../../src/content/steps/personal.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { ana } from '../support/sandbox.ts';
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
  ['nome', 'sou a Ana Souza, 11 91234-5678, ana@exemplo.com.br', several],
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
    if (shown === several) await page.getByRole('button', { name: sideQuestionWords.several.yes }).click();
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
  'Several answers in one message are shown one by one, and taken or dropped together',
  inFullRun,
  async ({ page }) => {
    const visitor = new ConversationVisitor(page);
    const message = '01310-100, número 1000, meu nome é Ana Souza';
    const chips = page.locator('[data-confirm]');
    await visitor.begin();
    await visitor.isAsked('cep');
    await visitor.say(message);
    await expect(chips).toContainText(several);
    for (const chip of ['01310-100', '1000', 'Ana Souza'])
      await expect(chips.getByRole('listitem').filter({ hasText: chip })).not.toHaveCount(0);
    await expect(chips.getByRole('button', { name: sideQuestionWords.several.yes })).toBeFocused();
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const number = chips.getByRole('listitem').filter({ hasText: '1000' });
    // Two lines at most: the buttons stand beside the answer.
    expect((await number.boundingBox())?.height).toBeLessThan(60);
    await page.setViewportSize({ width: 390, height: 844 });
    await chips.getByRole('button', { name: sideQuestionWords.several.no }).click();
    await checkAccessibility(page);
    await chips.getByRole('button', { name: sideQuestionWords.several.which.all }).click();
    await expect(page.getByText(sideQuestionWords.several.dropped).first()).toBeVisible();
    await visitor.isAsked('cep');
    await visitor.hasArrived();

    await visitor.say(message);
    await chips.getByRole('button', { name: sideQuestionWords.several.yes }).click();
    await visitor.isAsked('nome');
    await expect(visitor.bubble('Número do imóvel')).toContainText('1000');
    await expect(visitor.input('name')).toHaveValue('Ana Souza');
  },
);

test('A house number with its complement keeps both', inFullRun, async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.begin();
  await visitor.give('cep', ana('cep'));
  await visitor.isAsked('nr-imovel');
  await visitor.say('100 apto 12');
  await visitor.isAsked('nome');
  await expect(visitor.bubble('Número do imóvel')).toHaveText([/100/, /apto 12/]);
});

test(
  'A wish for something else leads there, and the order is unchanged afterwards',
  inFullRun,
  async ({ page }) => {
    const visitor = new ConversationVisitor(page);
    await visitor.begin();
    await visitor.isAsked('cep');
    await peopleAreOfferedAfterMisses(visitor);
    await visitor.giveAll(['cep', 'nr-imovel']);
    await visitor.isAsked('nome');
    await panelsAndPeopleAreShown(visitor);
    await visitor.say('desistir');
    await expect(page.getByText('Nada foi pedido ainda', { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Continuar de onde estou' }).click();
    for (const [said, link, address] of [
      ['quero a linha móvel', 'Ver a oferta da minha linha TIM', /\/selecao-plano-movel\/$/],
      ['quero receber uma ligação', 'Receber uma ligação', /\/receber-ligacao\/$/],
    ] as const) {
      await visitor.say(said);
      await expect(page.getByRole('link', { name: link })).toBeVisible();
      await checkAccessibility(page);
      await page.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await visitor.isAsked('nome');
    }
    await visitor.say('quero renovar');
    await visitor.comesFor('/refidelizacao/').isAsked('consulta-cpf');
  },
);

test(
  'Commands at any question correct, go back, start over and change the face',
  inFullRun,
  async ({ page }) => {
    const visitor = new ConversationVisitor(page);
    await visitor.startsAt('data-nascimento');
    await visitor.say('corrigir o e-mail');
    await visitor.isAsked('email');
    await expect(visitor.input('email')).toHaveValue('ana@exemplo.com.br');
    await expect(visitor.input('email')).toBeFocused();
    await visitor.say('voltar');
    await visitor.isAsked('data-nascimento');
    await visitor.say('recomeçar');
    await page.getByRole('button', { name: 'Continuar de onde estou' }).click();
    await visitor.isAsked('data-nascimento');
    await visitor.say('recomeçar');
    await page.getByRole('button', { name: 'Recomeçar' }).click();
    await visitor.isAsked('cep');
    await expect(visitor.composer).toHaveValue('');
    await visitor.say('prefiro formulário');
    await expect(page).toHaveURL(/\/checkout\/cep\/$/);
  },
);

/** Whatever is asked: in dialogs that give the focus back, and on a low screen without scrolling. */
async function panelsAndPeopleAreShown(visitor: ConversationVisitor) {
  const { page } = visitor;
  for (const [said, title] of [
    ['resumo', 'Seu pedido até aqui'],
    ['ajuda', 'Como posso ajudar?'],
  ] as const) {
    await visitor.say(said);
    await isOpen(page, title);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(visitor.composer).toBeFocused();
    await expect(visitor.composer).toHaveValue('');
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await visitor.say('falar com atendente');
  const ways = page.getByRole('group', { name: handOffWords.group });
  await expect(ways.getByRole('link', { name: handOffWords.whatsapp })).toBeInViewport();
  await expect(ways.getByRole('button', { name: handOffWords.form })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Nobody who is in trouble has to look for the way out, on the smallest phone either. */
async function peopleAreOfferedAfterMisses(visitor: ConversationVisitor) {
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const said of ['blablabla', 'lalala']) {
    await visitor.say(said);
    await expect(page.locator('li').filter({ hasText: said })).toBeVisible();
  }
  const ways = page.getByRole('group', { name: handOffWords.group });
  for (const way of [
    ways.getByRole('link', { name: handOffWords.whatsapp }),
    ways.getByRole('link', { name: handOffWords.call }),
    ways.getByRole('button', { name: handOffWords.form }),
    visitor.composer,
  ])
    await expect(way).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
}

async function isOpen(page: Page, title: string) {
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await checkAccessibility(page);
}

test(
  'The ways to a person stand evenly, with a call that nobody has asked for',
  inFullRun,
  async ({ page }) => {
    const visitor = new ConversationVisitor(page);
    await visitor.startsAt('data-nascimento');
    await visitor.say('falar com atendente');
    const ways = page.getByRole('group', { name: handOffWords.group }).locator('a, button');
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

test('A bank account given piece by piece around a question is kept in full', inFullRun, async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  const chips = page.locator('[data-confirm]');
  await visitor.startsAt('ativar-debito');
  await visitor.give('ativar-debito', { direct_debit: 'true' });
  await visitor.isAsked('conta-debito');
  await visitor.say('itau');
  await expect(chips).toContainText('Ita');
  await visitor.say('tem multa?');
  await expect(page.getByText('tem multa?')).toBeVisible();
  await visitor.say('agencia 1234');
  await expect(chips).toContainText('Agência');
  await expect(chips).toContainText('Ita');
  // An account is only written down as it may be read over a shoulder.
  await expect(page.getByText('Você disse: Itaú')).toBeVisible();
  await visitor.say('sim');
  await expect(page.getByText('Anotado. Ainda preciso de: a conta com o dígito.').first()).toBeVisible();
  await visitor.say('conta 12345-1');
  await visitor.isAsked('data-instalacao');
});
