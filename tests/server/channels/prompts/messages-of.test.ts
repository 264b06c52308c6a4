import { expect, it } from 'vitest';
import type { ChannelMessage } from '../../../../server/channels/channel-message.ts';
import { differenceOf } from '../../../../server/channels/prompts/messages-of.ts';
import { answersToChange, panelOf } from '../../../../server/channels/prompts/panel-of.ts';
import { phaseOf } from '../../../../server/channels/prompts/phase-of.ts';
import { questionOf } from '../../../../server/channels/prompts/question-of.ts';
import { channelWords } from '../../../../src/content/conversation/channel-words.ts';
import { consentReplies } from '../../../../src/content/conversation/consent-replies.ts';
import { sideQuestionWords } from '../../../../src/content/conversation/side-questions.ts';
import { frame } from '../../../../src/content/screens/frame.ts';
import { resumeWords } from '../../../../src/content/screens/resume.ts';
import { expectedAt, shownQuestion } from '../../../../src/dialogue/outcome/question-context.ts';
import type { Reply, SideQuestion } from '../../../../src/store/reply.ts';
import type { RootState } from '../../../../src/store/root-reducer.ts';
import { talkedTo } from '../../../sagas/conversation.ts';
import { links, textsOf } from './spoken.ts';

const stateAt = async (route: string): Promise<RootState> => (await talkedTo(route)).tab.store.getState();

const replied = (...replies: readonly Reply[]): readonly SideQuestion[] =>
  replies.map((reply, id) => ({ id, firstId: id, said: '?', reply }));

const standing = (state: RootState, questions: readonly SideQuestion[] = []): RootState => ({
  ...state,
  talk: { ...state.talk, beside: { ...state.talk.beside, questions } },
});

const titlesOf = (messages: readonly ChannelMessage[]): string[] =>
  messages.flatMap((message) =>
    message.kind === 'choices' ? message.choices.map(({ title }) => title) : [],
  );

const tapsOf = (messages: readonly ChannelMessage[]) =>
  messages.flatMap((message) => (message.kind === 'choices' ? message.choices.map(({ tap }) => tap) : []));

it('the first turn asks the open question, and one in which nothing happened asks it again', async () => {
  const state = await stateAt('/checkout/cpf/');
  const question = questionOf(state, links);
  expect(textsOf(differenceOf(null, standing(state), links))).toContain(textsOf(question));
  expect(differenceOf(standing(state), standing(state), links)).toEqual(question);
});

it('a reply comes before its question, which is then asked in short', async () => {
  const state = await stateAt('/checkout/cpf/');
  const said = differenceOf(
    standing(state),
    standing(state, replied({ kind: 'text', text: 'Uma resposta.' })),
    links,
  );
  const [question] = questionOf(state, links);
  expect(said).toHaveLength(1);
  expect(textsOf(said)).toMatch(/^Uma resposta\.\n\n/);
  expect(textsOf(said).length).toBeLessThan(textsOf([question ?? expect.fail()]).length);
});

it('a reply that says what to write is not followed by the same question', async () => {
  const state = await stateAt('/checkout/cpf/');
  const reply = `Não entendi. ${expectedAt(shownQuestion(state))}`;
  const said = differenceOf(standing(state), standing(state, replied({ kind: 'text', text: reply })), links);
  expect(said).toMatchObject([{ kind: 'choices', text: reply }]);
});

it('a refused answer says why, with what can be tapped, and once', async () => {
  const before = await stateAt('/checkout/cpf/');
  const state = { ...before, answers: { ...before.answers, refused: { cpf: 'Confira o CPF.' } } };
  const said = differenceOf(standing(before), standing(state), links);
  expect(said).toMatchObject([{ kind: 'choices', text: 'Confira o CPF.' }]);
  expect(textsOf(differenceOf(standing(state), standing(state), links))).not.toContain('Confira o CPF.');
});

it('answers that wait for a yes are shown with their names, and both ways out are tapped', async () => {
  const state = await stateAt('/checkout/cpf/');
  const proposal = replied({
    kind: 'several',
    text: 'Entendi isto.',
    answers: [{ step: 'email', field: 'email', raw: { email: ['a@b.com'] }, shown: 'a@b.com' }],
    other: { label: 'a@c.com', answers: [] },
  });
  const said = differenceOf(standing(state), standing(state, proposal), links);
  expect(textsOf(said)).toContain('E-mail: a@b.com');
  expect(titlesOf(said)).toEqual([sideQuestionWords.several.yes, 'a@c.com', sideQuestionWords.several.no]);
  const beside = [...proposal, ...replied({ kind: 'text', text: 'Outra resposta.' })];
  expect(titlesOf(differenceOf(standing(state, proposal), standing(state, beside), links))).toEqual(
    titlesOf(said),
  );
});

it('a consent that waits is asked with its own two choices', async () => {
  const state = await stateAt('/checkout/confirmacao/');
  const consent: Reply = {
    kind: 'several',
    text: 'Aceita?',
    answers: [
      { step: 'confirmacao', field: 'accept_information', raw: { accept_information: ['on'] }, shown: '' },
    ],
  };
  const { yes, no } = consentReplies.order;
  expect(differenceOf(standing(state), standing(state, replied(consent)), links)).toMatchObject([
    { text: 'Aceita?', choices: [{ title: yes }, { title: no }] },
  ]);
});

it('a reply leads to the page of its link, and offers what can be said or chosen', async () => {
  const state = await stateAt('/checkout/cpf/');
  const saidTo = (reply: Reply) => differenceOf(standing(state), standing(state, replied(reply)), links);
  expect(
    saidTo({ kind: 'text', text: 'Veja.', link: { text: 'A página', path: '/ofertas/' } }),
  ).toContainEqual(
    expect.objectContaining({ kind: 'link', label: 'A página', url: 'https://loja.test/ofertas/' }),
  );
  // An order is followed in the talk itself, which knows whose it is.
  expect(
    tapsOf(saidTo({ kind: 'text', text: 'Veja.', link: { text: 'O pedido', path: '/pedido/' } })),
  ).toContainEqual({ kind: 'say', text: channelWords.follow });
  expect(tapsOf(saidTo({ kind: 'text', text: 'Qual?', suggestions: ['Tem Pix?'] }))).toContainEqual({
    kind: 'say',
    text: 'Tem Pix?',
  });
  const answer = { step: 'email', field: 'email', raw: { email: ['a@b.com'] }, shown: 'a@b.com' } as const;
  expect(tapsOf(saidTo({ kind: 'text', text: 'Qual?', choices: [answer] }))).toContainEqual({
    kind: 'answer',
    step: 'email',
    raw: answer.raw,
  });
  expect(tapsOf(saidTo({ kind: 'text', text: 'Claro.', handsOff: true }))).toContainEqual({
    kind: 'do',
    name: 'request-person',
  });
});

it('a call that failed says so instead of the question, and is tried again by a tap', async () => {
  const before = await stateAt('/checkout/nr-imovel/');
  const { step, stamp } = { step: 'cep' as const, stamp: before.effects.done.cep ?? '' };
  const { cep: _, ...done } = before.effects.done;
  const failure = { stamp, message: 'O serviço não respondeu.', final: false, advice: 'server' as const };
  const state = { ...before, effects: { ...before.effects, done, failures: { [step]: failure } } };
  const said = differenceOf(standing(before), standing(state), links);
  expect(textsOf(said)).toContain(failure.message);
  expect(textsOf(said)).toContain(frame.advice.server);
  expect(tapsOf(said)).toContainEqual({ kind: 'do', name: 'try-again' });
  expect(differenceOf(standing(state), standing(state), links)).toEqual(phaseOf(state, links));
});

it.each([
  ['asking-to-resume', resumeWords.question],
  ['asking-for-proof', resumeWords.proof.label],
  ['link-failed', resumeWords.failed.title],
] as const)('a visit that is %s asks for what it needs', async (phase, words) => {
  const state = await stateAt('/checkout/cep/');
  const said = phaseOf({ ...state, visit: { ...state.visit, phase } }, links) ?? [];
  expect(textsOf(said)).toContain(words);
  expect(tapsOf(said)).toContainEqual({ kind: 'do', name: 'start-over' });
});

it('an order that changed elsewhere asks whose answers count', async () => {
  const state = await stateAt('/checkout/cpf/');
  const contested = { ...state, conflict: { choice: 'asked' as const, failure: null } };
  expect(titlesOf(phaseOf(contested, links) ?? [])).toEqual([
    resumeWords.conflict.newer,
    channelWords.keepThese,
  ]);
});

it('the summary holds each answer, and each can be changed by a tap', async () => {
  const state = await stateAt('/checkout/confirmacao/');
  expect(textsOf(panelOf('summary', state))).toContain('Ana Souza');
  const said = answersToChange(state);
  expect(tapsOf(said)).toContainEqual({ kind: 'say', text: sideQuestionWords.correct('o CPF') });
});

it.each(['help', 'later'] as const)('the panel %s is told as text, with a way on', async (panel) => {
  const said = panelOf(panel, await stateAt('/checkout/cpf/'));
  expect(textsOf(said)).toMatch(/\S{3}/);
  expect(tapsOf(said)).toContainEqual({ kind: 'do', name: 'go-to-site' });
});
