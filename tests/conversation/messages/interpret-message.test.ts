// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { preloadStep } from '../../../src/answering/preloading/preload-step.ts';
import { gapWords } from '../../../src/content/conversation/gaps.ts';
import { handOffWords } from '../../../src/content/conversation/hand-off.ts';
import { hintWords } from '../../../src/content/conversation/hints.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { wishWords } from '../../../src/content/conversation/wishes.ts';
import { doneWords } from '../../../src/content/screens/done.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { inputWarningWords } from '../../../src/content/screens/input-warnings.ts';
import { availability } from '../../../src/content/steps/availability.ts';
import { payment } from '../../../src/content/steps/payment.ts';
import { personal } from '../../../src/content/steps/personal.ts';
import { postcode } from '../../../src/content/steps/postcode.ts';
import { announcementOf } from '../../../src/conversation/messages/announcement-of.ts';
import { rawOf } from '../../../src/conversation/messages/answers/raw-of.ts';
import { interpretMessage } from '../../../src/conversation/messages/interpret-message.ts';
import { shownQuestion } from '../../../src/conversation/messages/question-context.ts';
import {
  isOpen,
  type Reply,
  type SideQuestion,
} from '../../../src/conversation/messages/side-questions/side-question.ts';
import { textLimit } from '../../../src/conversation/understanding/text/text.ts';
import { waitingText } from '../../../src/dialogue/waiting-text.ts';
import { noWish } from '../../../src/funnel/plans/plan-wish.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { stepOf, steps } from '../../../src/funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../src/funnel/words/every-step-words.ts';
import { quizQuestionAnswered } from '../../../src/store/events.ts';
import { selectStepsShown } from '../../../src/store/selectors.ts';
import { openStore } from '../../answering/open-store.tsx';
import { everyAnswer, factsWith, quiz, sarzedo } from '../../funnel/given.ts';
import { askedAt } from '../asked-at.ts';

beforeAll(async () => {
  await Promise.all(Object.values<Step>(steps).map(preloadStep));
});

const says = (text: string) => ({ kind: 'reply', reply: { kind: 'text', text } });
const leadsTo = ({ text, link }: { text: string; link: string }, path: string) => ({
  kind: 'reply',
  reply: { kind: 'text', text, link: { text: link, path } },
});

const leavesFor = (path: string, text: string) => ({ kind: 'reply', reply: { kind: 'leave', text, path } });

/** What becomes of a sentence where the conversation asks this. */
function outcomeAt(route: string, said: string, { covered = true, isTyped = true } = {}) {
  const { store } = covered ? askedAt(route, { cep: '01310100', number: '1000' }) : openStore({ route });
  const state = store.getState();
  return interpretMessage(said, { ...shownQuestion(state), isTyped });
}

describe('the topic of a question', () => {
  it.each([
    ['a computed reply', 'tem fidelidade?', 'fidelidade'],
    ['a written reply', 'precisa de comprovante de residência?', 'documentos-e-comprovantes'],
  ])('the topic goes with %s', (_, said, topic) =>
    expect(outcomeAt('/checkout/nome/', said)).toMatchObject({ reply: { topic } }),
  );

  it('the topic goes with the reply beside an answer', () =>
    expect(outcomeAt('/checkout/cep/', '01310-100, tem fidelidade?', { covered: false })).toMatchObject({
      kind: 'answer',
      topic: 'fidelidade',
    }));
});

describe('a greeting while answers wait for a yes', () => {
  const greeted = (...fields: readonly ('name' | 'phone' | 'email')[]) => {
    const steps = [stepOf('nome'), stepOf('telefone'), stepOf('email')];
    const { store } = askedAt('/checkout/nome/', { cep: '01310100', number: '1000' });
    const waiting = fields.map((field) => ({ step: 'nome' as const, field, raw: {}, shown: '' }));
    return interpretMessage('boa tarde', { steps, state: store.getState(), waiting, isTyped: false });
  };

  it('a greeting on the contact card is answered with what is still missing', () =>
    expect(greeted('name', 'phone')).toEqual(
      says(replies.greeted(personal.steps.email.fields.email.expected)),
    ));

  it('a greeting while everything waits for a yes is answered with that', () =>
    expect(greeted('name', 'phone', 'email')).toEqual(says(replies.greeted(replies.confirmsFirst))));
});

describe('"back" in the quiz', () => {
  it('"back" in the quiz leads to the quiz question before, and from the first one to the step before', () => {
    const { store } = askedAt(
      '/checkout/validacao/',
      { ...everyAnswer, quiz: undefined },
      { risk: { status: 'quiz', message: null, quiz } },
    );
    const back = () => {
      const state = store.getState();
      return interpretMessage('volta', { ...shownQuestion(state), isTyped: false });
    };
    store.dispatch(quizQuestionAnswered({ count: 2 }));
    expect(back()).toEqual({ kind: 'quiz', at: 1 });
    store.dispatch(quizQuestionAnswered({ count: 0 }));
    expect(back()).toEqual({ kind: 'go', route: '/checkout/ativar-debito/' });
  });
});

it.each(['quero outro plano', 'mudar o plano'])(
  '%s: the plan that came with a link is given up, for a choice among all',
  (said) => {
    const { store } = askedAt('/checkout/nome/', { cep: '01310100', number: '1000' });
    const before = store.getState();
    const wish = { ...noWish, sku: 'd600b' };
    const state = { ...before, stepResults: { ...before.stepResults, wish } };
    expect(interpretMessage(said, { ...shownQuestion(state), isTyped: false })).toEqual({
      kind: 'reconsider-plan',
    });
  },
);

describe('a command', () => {
  it.each([
    ['voltar', { kind: 'go', route: '/checkout/nr-imovel/' }],
    ['corrigir o CEP', { kind: 'go', route: '/checkout/cep/', step: 'cep' }],
    ['corrigir o e-mail', says(wishWords.correct.notYet)],
    ['mudar o plano', says(wishWords.correct.here)],
    [
      'corrigir',
      {
        kind: 'reply',
        reply: {
          kind: 'text',
          text: wishWords.correct.which,
          suggestions: [
            ...['o número do imóvel', 'o CEP'].map(sideQuestionWords.correct),
            wishWords.correct.others,
          ],
        },
      },
    ],
    ['resumo', { kind: 'panel', panel: 'summary' }],
    ['ajuda', { kind: 'panel', panel: 'help' }],
    [
      'falar com atendente',
      { kind: 'reply', reply: { kind: 'text', text: handOffWords.offered, handsOff: true } },
    ],
    ['prefiro formulário', { kind: 'pages' }],
    [
      'quero renovar o meu plano',
      {
        kind: 'go',
        route: '/refidelizacao/consulta-cpf/',
        beside: { kind: 'text', text: wishWords.led.renewal },
      },
    ],
    [
      'quero migrar',
      {
        kind: 'leave',
        path: '/migracao-ultrafibra/chat/#consulta-cpf',
        beside: { kind: 'text', text: wishWords.led.migration },
      },
    ],
    ['recomeçar', { kind: 'reply', reply: { kind: 'start-over', text: sideQuestionWords.startOver.ask } }],
    ['desistir', { kind: 'reply', reply: { kind: 'start-over', text: wishWords.cancel.ask } }],
    ['sou empresa', leavesFor('/empresas/chat/', wishWords.changes.company)],
    ['sou pessoa física', { kind: 'reply', reply: { kind: 'text', text: wishWords.here.household } }],
    ['sou colaborador', leavesFor('/oferta-colaborador/chat/', wishWords.changes.collaborator)],
    ['quero contratar', { kind: 'reply', reply: { kind: 'text', text: wishWords.here.order } }],
    ['só consultar cobertura', { kind: 'reply', reply: { kind: 'text', text: replies.coverage.covered } }],
    ['quero receber uma ligação', leadsTo(wishWords.call, '/receber-ligacao/')],
    ['quero a linha móvel', leadsTo(wishWords.line, '/selecao-plano-movel/')],
  ])('the command %s at the plan question leads to its outcome', (said, outcome) => {
    expect(outcomeAt('/checkout/planos/', said, { isTyped: false })).toEqual(outcome);
  });

  it.each([
    [
      '/checkout/cep/',
      'só consultar cobertura',
      { kind: 'go', route: '/consultar-cobertura/com-cobertura/' },
    ],
    ['/consultar-cobertura/cep/', 'só consultar cobertura', says(wishWords.here.coverage)],
    ['/consultar-cobertura/cep/', 'quero contratar', says(wishWords.here.coverage)],
    ['/refidelizacao/consulta-cpf/', 'quero contratar', { kind: 'leave', path: '/checkout/cep/' }],
    ['/refidelizacao/consulta-cpf/', 'quero renovar', says(wishWords.here.renewal)],
    ['/refidelizacao/consulta-cpf/', 'desistir', says(wishWords.cancel.renewal)],
  ])('the command at %s leads to its outcome: %s', (route, said, outcome) => {
    expect(outcomeAt(route, said, { covered: false })).toEqual(outcome);
  });

  it.each(['errei o e-mail', 'corrigir'])(
    'a wish to correct something after the order leads to its tracking page: %s',
    (said) => {
      const order = { orderNumber: 'UF-1', protocol: 'p', finishedAt: 'now' };
      const state = askedAt('/pedido-realizado/', {}, { order }).store.getState();
      expect(interpretMessage(said, { ...shownQuestion(state), isTyped: false })).toEqual(
        leadsTo({ text: wishWords.correct.ordered, link: doneWords.follow.text }, doneWords.follow.route),
      );
    },
  );

  it('a visitor without a mobile line is led to the campaign for everybody', () => {
    const { store } = openStore({ route: '/checkout/consulta-telefone/', prefix: 'globoplay/timpre' });
    const state = store.getState();
    expect(interpretMessage('não tenho linha', { ...shownQuestion(state), isTyped: true })).toEqual({
      kind: 'leave',
      path: '/globoplay/checkout/cep/',
    });
  });

  it('"back to where I was" leads from an earlier answer to the open question, and says there what it needs', () => {
    expect(outcomeAt('/checkout/cep/', 'voltar para onde parei')).toEqual({
      kind: 'go',
      route: '/checkout/planos/',
    });
    expect(outcomeAt('/checkout/planos/', 'volta pra onde eu parei')).toEqual(
      says(fieldWordsOf('idPlan', []).expected),
    );
  });

  it.each(['continuar', 'prosseguir'])(
    '"%s" lists what the open question still needs, and returns from an earlier one',
    (said) => {
      const { store } = askedAt('/checkout/contato/', { cep: '01310100', number: '1000', idPlan: 101 });
      const state = store.getState();
      const shown = selectStepsShown(state);
      const names = ['name', 'phone', 'email'] as const;
      const missing = names.map((name) => fieldWordsOf(name, shown).inSentence);
      expect(interpretMessage(said, { ...shownQuestion(state), isTyped: false })).toEqual(
        says(replies.expectedOfCard(missing)),
      );
      expect(outcomeAt('/checkout/cep/', said)).toMatchObject({ kind: 'go' });
    },
  );

  it('"back" at the first question says that nothing comes before it', () => {
    expect(outcomeAt('/checkout/cep/', 'voltar', { covered: false })).toEqual({
      kind: 'reply',
      reply: { kind: 'text', text: sideQuestionWords.firstQuestion },
    });
  });

  it.each(['cep', 'chat'] as const)(
    'a request for help opens help before anything is known (%s)',
    (where) => {
      const route = where === 'cep' ? '/checkout/cep/' : '/chat/';
      expect(outcomeAt(route, 'ajuda', { covered: false })).toEqual({ kind: 'panel', panel: 'help' });
    },
  );
});

describe('a sentence', () => {
  it.each([
    ['that answers', '/checkout/cep/', 'é 01310-100', true, { kind: 'answer', raw: { cep: ['01310-100'] } }],
    [
      'that answers a card',
      '/checkout/planos/',
      'o de 600 mega',
      false,
      { kind: 'answer', raw: { idPlan: ['103'] } },
    ],
  ])('a sentence %s becomes its answer', (_, route, said, isTyped, outcome) => {
    expect(outcomeAt(route, said, { isTyped })).toMatchObject(outcome);
  });

  it('a message that fits no field gets a hint; a refused attempt stays editable', () => {
    for (const [route, text] of [
      ['/checkout/cep/', hintWords.place],
      ['/checkout/planos/', fieldWordsOf('idPlan', []).expected],
    ] as const)
      expect(outcomeAt(route, 'xadrez')).toEqual({
        kind: 'reply',
        reply: { kind: 'text', text },
        isUnclear: true,
      });
    expect(outcomeAt('/checkout/cep/', '12345')).toEqual({
      kind: 'refusal',
      message: gapWords.missing(3, gapWords.cep),
    });
  });

  it('a word that no door bears is not offered as a house number, beside a command neither', () => {
    expect(outcomeAt('/checkout/nr-imovel/', 'xadrez')).toEqual({
      kind: 'reply',
      reply: { kind: 'text', text: fieldWordsOf('number', []).expected },
      isUnclear: true,
    });
    expect(outcomeAt('/checkout/nr-imovel/', 'voltar', { covered: false })).toEqual({
      kind: 'go',
      route: '/checkout/cep/',
    });
  });

  it('the first part of an answer is kept for the next message', () => {
    const first = outcomeAt('/checkout/data-nascimento/', '12/03');
    expect(first).toMatchObject({ kind: 'reply', reply: { kind: 'text', kept: { field: 'birth_date' } } });
  });

  it('a question is replied to, and offered as no number of a house', () =>
    expect(outcomeAt('/checkout/nr-imovel/', '12 meses de fidelidade?')).toMatchObject({
      kind: 'reply',
      reply: { kind: 'text' },
    }));

  it('a sentence that a free text field could take word for word is offered as the answer', () => {
    expect(outcomeAt('/checkout/nr-imovel/', 'entre o 900 e o 1100')).toMatchObject({
      kind: 'reply',
      reply: {
        kind: 'guess',
        text: `${fieldWordsOf('number', []).expected} ${sideQuestionWords.guess.ask}`,
        told: fieldWordsOf('number', []).expected,
        whole: { field: 'number', raw: { number: ['entre o 900 e o 1100'] } },
        asks: true,
      },
    });
    expect(outcomeAt('/checkout/nr-imovel/', 'cep errado 1')).toMatchObject({
      kind: 'go',
      beside: {
        kind: 'guess',
        text: sideQuestionWords.guess.asCommand,
        whole: { field: 'number' },
        asks: false,
      },
    });
    expect(outcomeAt('/checkout/nr-imovel/', '45, Centro')).toMatchObject({
      kind: 'reply',
      reply: {
        kind: 'several',
        text: expect.stringContaining(sideQuestionWords.several.foundOf('Centro')),
        answers: [{ field: 'number', raw: { number: ['45'] } }],
        other: { label: sideQuestionWords.several.whole, answers: [{ raw: { number: ['45, Centro'] } }] },
      },
    });
  });

  it('a wish for something else leads to its page, even where a name is asked', () => {
    expect(outcomeAt('/checkout/nome/', 'quero a linha móvel', { isTyped: false })).toEqual(
      leadsTo(wishWords.line, '/selecao-plano-movel/'),
    );
  });

  it('a message that is too long is not sent and stays editable', () => {
    expect(outcomeAt('/checkout/cep/', 'bla '.repeat(200))).toEqual({
      kind: 'reply',
      reply: { kind: 'text', text: sideQuestionWords.tooLong(textLimit) },
      keeps: true,
    });
  });

  it('a likely slip in an e-mail is proposed corrected, and the original can be taken instead', () => {
    const email = (text: string) => ({ field: 'email', raw: { email: [text] }, shown: text });
    const other = [{ field: 'name' }, { field: 'phone' }, email('ana@gmial.com')];
    expect(
      outcomeAt('/checkout/contato/', 'Ana Souza, 11 98765-4321, ana@gmial.com', { isTyped: false }),
    ).toMatchObject({
      kind: 'reply',
      reply: {
        kind: 'several',
        text: `${inputWarningWords.email('ana@gmail.com')} ${sideQuestionWords.several.found}`,
        answers: [{ field: 'name' }, { field: 'phone' }, email('ana@gmail.com')],
        other: { label: inputWarningWords.take('ana@gmial.com'), answers: other },
      },
    });
  });

  it('a question gets a reply and gives no answer', () => {
    const outcome = outcomeAt('/checkout/cep/', 'tem fidelidade?');
    expect(outcome).toMatchObject({ kind: 'reply', reply: { kind: 'text' } });
    expect(JSON.stringify(outcome)).toMatch(/fidelidade|multa/i);
  });

  it('a question beside an answer goes to the staff by itself, without what was answered', () =>
    expect(
      outcomeAt('/checkout/data-de-vencimento/', 'dia 10 e quem nasceu em 12345678 ganha alguma coisa?'),
    ).toMatchObject({
      kind: 'reply',
      reply: { kind: 'several' },
      asks: true,
      question: 'e quem nasceu em ******** ganha alguma coisa?',
    }));

  it('a sentence with several answers asks for their confirmation', () => {
    const outcome = outcomeAt('/checkout/contato/', 'Ana Souza, 11 98765-4321', { isTyped: false });
    expect(outcome).toMatchObject({
      kind: 'reply',
      reply: {
        kind: 'several',
        text: sideQuestionWords.several.found,
        answers: [{ field: 'name' }, { field: 'phone' }],
      },
    });
  });

  it('a complement after the house number is understood as well', () => {
    expect(outcomeAt('/checkout/nr-imovel/', '100 apto 12')).toEqual({
      kind: 'answer',
      raw: { number: ['100'], complement: ['apto 12'] },
    });
  });

  it('a changed earlier answer names its consequence, an unchanged one does not', () => {
    const text = (said: string) => JSON.stringify(outcomeAt('/checkout/contato/', said, { isTyped: false }));
    expect(text('meu cep é 20040-020')).toContain(postcode.fields.cep.changes);
    expect(text('meu cep é 01310-100')).not.toContain(postcode.fields.cep.changes);
  });

  it('the question how much is left is answered with the number of questions', () => {
    expect(JSON.stringify(outcomeAt('/checkout/planos/', 'quanto falta?', { isTyped: false }))).toMatch(
      /Faltam \d+ perguntas/,
    );
  });
});

describe('several answers as one form', () => {
  const part = (field: 'name' | 'schedules', raw: Record<string, string[]>) => ({
    step: 'nome' as const,
    field,
    raw,
    shown: '',
  });

  it.each([
    ['none', [], {}],
    [
      'of several fields',
      [part('name', { name: ['Ana'] }), part('schedules', { date: ['1', '2'], period: ['manha', 'tarde'] })],
      { name: ['Ana'], date: ['1', '2'], period: ['manha', 'tarde'] },
    ],
    [
      'of one field the last',
      [part('name', { name: ['Ana'] }), part('name', { name: ['Eva'] })],
      { name: ['Eva'] },
    ],
  ])('the form values of answers: %s', (_, answers, raw) => {
    expect(rawOf(answers)).toEqual(raw);
  });
});

describe('the text shown while the visitor waits', () => {
  it.each([
    ['cep', factsWith(), postcode.waiting.bubble],
    ['verificando-disponibilidade', factsWith(), 'Consultando a cobertura em Bela Vista…'],
    ['verificando-disponibilidade', factsWith({ place: sarzedo }), 'Consultando a cobertura em Sarzedo…'],
    ['verificando-disponibilidade', factsWith({ place: null }), 'Consultando a cobertura…'],
    ['confirmando-dados', factsWith(), payment.steps['confirmando-dados'].waiting.bubble],
    ['consulta-telefone', factsWith(), availability.steps['consulta-telefone'].waiting.bubble],
    ['confirmacao-colaborador', factsWith(), personal.steps['confirmacao-colaborador'].waiting.bubble],
    ['nr-imovel', factsWith(), frame.waiting],
  ] as const)('the waiting text at %s names what is being done', (id, facts, text) => {
    expect(waitingText(stepOf(id), facts)).toBe(text);
  });

  it.each(Object.values(steps).map(({ id }) => id))('the waiting text at %s is never empty', (id) => {
    expect(waitingText(stepOf(id), factsWith())).toMatch(/\p{L}{3}/u);
  });
});

describe('the announcement to a screen reader', () => {
  const question = (reply: Reply, id = 0): SideQuestion => ({ id, firstId: id, said: 'x', reply });
  const replied = (text: string, id = 0) => question({ kind: 'text', text }, id);
  const several = question({
    kind: 'several',
    text: 'Entendi isto. Está certo?',
    answers: [
      { step: 'nome', field: 'name', raw: {}, shown: 'Ana Souza' },
      { step: 'telefone', field: 'phone', raw: {}, shown: '(11) 98765-4321' },
    ],
  });
  const again = question({ kind: 'start-over', text: 'Quer mesmo?' });

  it.each<[string, string, readonly SideQuestion[], SideQuestion | null, string]>([
    ['the question', 'Qual é o CEP?', [], null, 'Qual é o CEP?'],
    [
      'the last reply, and the question that comes back',
      'Qual?',
      [replied('Um.'), replied('Dois.', 1)],
      null,
      'Dois. Qual?',
    ],
    [
      'what is to be confirmed',
      'Qual?',
      [replied('Um.')],
      several,
      'Entendi isto. Está certo? Nome: Ana Souza; Celular: (11) 98765-4321.',
    ],
    ['what is to be confirmed, without answers', 'Qual?', [], again, 'Quer mesmo?'],
    ['nothing while the visitor waits', '', [], null, ''],
    ['a reply while the visitor waits', '', [replied('Um.')], null, 'Um.'],
  ])('a screen reader is told %s', (_, question, settled, open, text) => {
    expect(announcementOf(question, settled, open)).toBe(text);
  });

  it.each([
    [replied('Um.'), false],
    [several, true],
    [again, true],
  ])('only questions for a confirmation wait for a yes', (one, open) => {
    expect(isOpen(one)).toBe(open);
  });
});
