import { expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { understandMessage } from '../../../src/contract/calls/understand.ts';
import { talkedTo } from '../../sagas/conversation.ts';
import { says } from '../../sagas/fake-api.ts';
import { act } from '../acts.ts';
import { plainFace } from './plain-face.ts';

/** As people write their own: whole, in capitals or small letters, with words that are also others. */
const names = (
  'Maria de Lourdes Oliveira|josefa aparecida dos santos|FRANCISCA ALVES|Antônia Rosa Prado|Terezinha Bela Flores|' +
  'Sebastiana Pereira da Cruz|Luzia Campos|Vera Lúcia Reis|rosângela nunes|Dalva Rios|Graça Boaventura|' +
  'Dores Fortes Leal|Conceição Guerra|Vitória Paz|Esperança Luz|Aurora Neves|Iracema Monte|Jandira Aires|' +
  'Neuza Barros|Ivete Cordeiro|Zilda Matos|Cícera do Nascimento|Raimunda Bezerra|Severina Xavier|Benedita Ramos|' +
  'Odete Klein|Hildegard Schmidt|Yoko Tanaka|Mei Ling Chen|Giovanna Esposito|Fátima El Khoury|Ana Clara de Sá|' +
  'Rita Boa Morte|Alegria Santana|Divina Fonte|Regina Coelho|Solange Pinto|Eunice Leite|Marli Carneiro|' +
  'Clarice Machado|Helena Ferro|Lídia Prata|Nair Rocha|Olga Branco|Celeste Moreno|Diva Bravo|Inês Cardoso|' +
  'Leonor Teles|Noêmia Franco|Sônia Maia'
).split('|');

it.each([true, false])(
  'fifty ordinary names are stored without a yes, where the shop reads messages or not: %s',
  async (isRead) => {
    const asked: string[] = [];
    for (const name of names) {
      const visit = await talkedTo('/checkout/nome-mae/');
      await plainFace(visit).say(name, isRead);
      if (visit.tab.store.getState().answers.values.mothers_name === undefined) asked.push(name);
    }
    expect(asked).toEqual([]);
  },
);

it.each(['já faleceu', 'sei lá', 'prefiro não dizer', 'falar com atendente', 'quanto custa isso'])(
  'what is said instead of a name is none: %s',
  async (said) => {
    for (const isRead of [true, false]) {
      const visit = await talkedTo('/checkout/nome-mae/');
      await plainFace(visit).say(said, isRead);
      expect(visit.tab.store.getState().answers.values.mothers_name).toBeUndefined();
    }
  },
);

it('a name that is read as something else can be given: the second time it is offered as the answer', async () => {
  const visit = await talkedTo('/checkout/nome-mae/');
  const { say, replied } = plainFace(visit);
  const name = 'Sim Young Park';
  for (let time = 0; time < 2; time++) {
    visit.shop.once(
      understandMessage,
      says({ acts: [act('yes', '', { reply: { text: 'O nome da sua mãe?' } })] }),
    );
    await say(name);
  }
  const { suggestions = [] } = replied();
  expect(suggestions).toContain(sideQuestionWords.isMyAnswer(name));
  await say(sideQuestionWords.isMyAnswer(name));
  expect(visit.tab.store.getState().answers.values.mothers_name).toBe(name);
});

it('the same reply never comes a third time: then a person is offered', async () => {
  const { say, replied } = plainFace(await talkedTo('/checkout/cpf/'));
  const texts: (string | undefined)[] = [];
  for (let time = 0; time < 3; time++) {
    await say('por que pedem o CPF?');
    texts.push(replied().text);
  }
  expect(texts[2]).not.toBe(texts[1]);
  expect(replied().handsOff).toBe(true);
});
