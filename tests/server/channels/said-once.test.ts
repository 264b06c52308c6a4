import { describe, expect, it } from 'vitest';
import { asWhatsApp } from '../../../server/channels/whatsapp/as-whatsapp.ts';
import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import { type Action, atPlans, openPhone, type Phone, talkWith } from './phone.ts';

const reader = sharedReader();

const talk = async (...said: readonly Action[]): Promise<Phone> => (await talkWith(reader)(said)).phone;

/** The rows that a list shows, or the buttons. */
const rowsOf = (phone: Phone): string[] =>
  phone
    .shown()
    .flatMap(asWhatsApp)
    .flatMap((body) => {
      if (body.type !== 'interactive') return [];
      const { action } = body.interactive;
      if ('buttons' in action) return action.buttons.map(({ reply }) => reply.id);
      return 'sections' in action ? action.sections.flatMap(({ rows }) => rows.map(({ id }) => id)) : [];
    });

describe('a list', () => {
  it('goes on by the words of its last row, and begins anew at its end', async () => {
    const phone = await talk(...atPlans);
    const pages = [rowsOf(phone)];
    for (const said of ['ver mais', 'Ver mais!', 'ver mais']) {
      await phone.write(said);
      expect(phone.shown().filter(({ kind }) => kind === 'choices')).toHaveLength(1);
      pages.push(rowsOf(phone));
    }
    const again = pages.findLastIndex((rows) => rows[0] === pages[0]?.[0]);
    expect(again).toBeGreaterThan(0);
    expect(pages[1]?.filter((id) => pages[0]?.includes(id))).toEqual([]);
    await phone.write(channelWords.openPlans);
    expect(rowsOf(phone)).toEqual(pages[0]);
  });
});

describe('one message', () => {
  it('says that another answer is noted, and what is still asked', async () => {
    const at = [...atPlans, '500 mega sem streaming', 'Ana Souza'];
    const phone = await talk(...at, 'ana@exemplo.com.br');
    expect(phone.text()).toContain('ana@exemplo.com.br');
    expect(phone.text()).toMatch(/celular/);
  });

  it('takes the area code that completes a number, and asks what comes after it', async () => {
    const phone = await talk(...atPlans, '500 mega sem streaming', 'Ana Souza', '98765-4321', '11');
    expect(phone.shown()).toHaveLength(1);
    expect(phone.text()).toMatch(/e-mail/);
  });

  it('asks which of several plans is meant: the question is not asked beside it', async () => {
    const phone = await talk(...atPlans, 'com hbo max');
    expect(phone.shown()).toHaveLength(1);
    expect(phone.choices().every(({ tap }) => tap.kind === 'answer')).toBe(true);
  });

  it.each(['ajuda', 'resumo', 'continuo depois', 'tchau'])(
    'shows what is asked for, with no word of a page: %s',
    async (said) => {
      const phone = await talk('oi', '01310-100', said);
      for (const note of Object.values(sideQuestionWords.panels)) expect(phone.text()).not.toContain(note);
      const goesLater = phone.text().startsWith(channelWords.later);
      expect(/número do imóvel/.test(phone.shown().at(-1)?.text ?? '')).toBe(!goesLater);
      expect(phone.shown()).toHaveLength(goesLater ? 1 : 2);
    },
  );
});

it.each([
  ['não sei meu cep', /no clipe/],
  ['moro em são paulo', /São Paulo/],
  ['recomeçar', /Recomeçar/],
  ['deixa pra lá, quero cancelar', /./],
  ['e se eu não renovar?', /./],
])('a talk has no words of a page: %s', async (said, told) => {
  const phone = await talk('oi', said);
  expect(phone.text()).toMatch(told);
  expect(phone.text()).not.toMatch(/[dn]?esta página|neste aparelho|Usar minha localização/);
});

describe('a plain order by words', () => {
  it('takes fourteen messages and sixteen replies, and its end repeats plan, price, day and period', async () => {
    const phone = await talk();
    const replies = [];
    for (const said of [
      ...[
        'oi',
        '01310-100',
        '1000',
        '1 giga hbo max',
        'Ana Souza',
        'este número',
        'ana@exemplo.com.br',
        '02/02/1990',
      ],
      ...['Maria Silveira', '529.982.247-25', 'dia 10', 'boleto', 'quinta de manhã', 'concordo'],
    ]) {
      await phone.write(said);
      replies.push(...phone.shown().flatMap(asWhatsApp));
    }
    expect(replies.length).toBeLessThanOrEqual(16);
    for (const told of [/1 Giga/, /R\$\s\d+,\d\d\/mês/, /Manhã/, /Boleto/])
      expect(phone.text()).toMatch(told);
  });
});

describe('who comes from an advertisement', () => {
  it.each(['the message', 'the headline', 'nothing'])('hears of its offer, if %s names it', async (where) => {
    const server = await openTestServer({ reader });
    const [plan] = server.providers.planLists.forCampaign(undefined);
    const offer = `Fibra (oferta ${plan?.offerCode})`;
    const headline = where === 'the headline' ? offer : 'Fibra';
    const phone = openPhone(server);
    const said = where === 'the message' ? offer : 'oi';
    await phone.receive({ kind: 'text', text: said }, false, { source: 'https://fb.me/1', headline });
    const told = expect.stringMatching(/oferta que você viu.*R\$\s\d+,\d\d.*CEP/s);
    expect(phone.text()).toEqual(where === 'nothing' ? expect.not.stringMatching(/R\$/) : told);
    await phone.write('oi');
    expect(phone.text()).not.toContain('oferta que você viu');
  });
});
