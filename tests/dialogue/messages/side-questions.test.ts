import { expect, it } from 'vitest';
import { messagesIn } from '../../../src/dialogue/messages/keep-messages.ts';
import { keptAt, selectAskedAt, selectSideQuestions } from '../../../src/dialogue/messages/side-questions.ts';
import { standard } from '../../../src/funnel/campaign.ts';
import { createStoreWithoutSagas, stateAt } from '../../../src/sagas/create-store.ts';
import { stepOpened } from '../../../src/store/events.ts';
import type { Reply } from '../../../src/store/reply.ts';
import { messagesChanged } from '../../../src/store/talk.ts';

const told = (text: string): Reply => ({ kind: 'text', text });
const proposed: Reply = {
  kind: 'several',
  answers: [{ step: 'nome', field: 'name', raw: { name: ['Ana Souza'] }, shown: 'Ana Souza' }],
  text: 'Entendi:',
};

/** The messages of a conversation that is at one question after the other. */
function conversation() {
  const store = createStoreWithoutSagas(stateAt(standard, '/checkout/cep/', 'chat'));
  const state = () => store.getState();
  return (step: string) => {
    store.dispatch(stepOpened({ route: `/checkout/${step}/`, face: 'chat' }));
    store.dispatch(messagesChanged(keptAt(selectAskedAt(state()), state().talk.beside)));
    const { left } = state().talk.beside;
    return { ...messagesIn(store), ...selectSideQuestions(state()), left };
  };
}

it('a reply that is carried is above the next question, under an id that no message before it had', () => {
  const at = conversation();
  at('cep').add('Ana Souza', proposed);
  const { id = 0 } = at('cep').open ?? {};
  at('cep').carry('o telefone está errado', told('O resto fica guardado.'));
  expect(at('cep').questions).toEqual([]);
  const [carried, another] = at('telefone').settled;
  expect(carried).toMatchObject({ said: 'o telefone está errado' });
  expect(carried?.id).toBeGreaterThan(id);
  expect(another).toBeUndefined();
});

it('what waited for a yes is named at the question that opens, until its own is written at again', () => {
  const at = conversation();
  at('cep').add('Ana Souza', proposed);
  expect(at('telefone').left).toMatchObject({ place: '/checkout/cep/ 0', answers: [{ field: 'name' }] });
  at('telefone').add('tem Pix?', told('Sim.'));
  expect(at('telefone').left).toMatchObject({ place: '/checkout/cep/ 0' });
  expect(at('cep').questions).toEqual([]);
  at('cep').add('tem Pix?', told('Sim.'));
  expect(at('cep').left).toBeNull();
});

it('what is decided is replied behind all that was said meanwhile', () => {
  const at = conversation();
  at('cep').add('Ana Souza', proposed);
  at('cep').add('tem Pix?', told('Sim.'));
  at('cep').settle(told('Anotado.'));
  const { questions, open } = at('cep');
  expect(open).toBeNull();
  expect(questions.at(-1)).toMatchObject({ reply: told('Anotado.') });
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});
