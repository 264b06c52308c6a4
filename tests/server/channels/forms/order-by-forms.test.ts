import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { flowName as published } from '../../../../server/channels/whatsapp/flow-json.ts';
import { dayMs } from '../../../../src/brazil/durations.ts';
import { whatsappWords as words } from '../../../../src/content/conversation/whatsapp.ts';
import { fieldErrors } from '../../../../src/content/field-errors.ts';
import { everyStepWords } from '../../../../src/funnel/words/every-step-words.ts';
import { phone } from '../whatsapp/open-cloud-api.ts';
import { openReplay, type Seen } from '../whatsapp/open-replay.ts';

const person = {
  ...{ name: 'Ana Souza', email: 'ana@exemplo.com.br' },
  ...{ birth_date: '02021990', mothers_name: 'Maria Silveira', cpf: '52998224725' },
};
const bill = { due_date: '10', direct_debit: 'false' };

type Replay = Awaited<ReturnType<typeof openReplay>>;

const formIn = (shown: readonly Seen[]): Seen | undefined => shown.find(({ form }) => form !== undefined);

/** Somebody who has told the postcode, and the form that they are asked next. */
async function openAtHouse() {
  const replay = await openReplay('SQLite', published);
  await replay.says('oi');
  return { replay, asked: formIn(await replay.says('01310-100')) };
}

/** Somebody who has chosen the plan, and the form about themselves. */
async function openAtPerson() {
  const { replay, asked } = await openAtHouse();
  const { shown } = await replay.fills(asked, { number: '1000', complement: 'apto 12' });
  return { replay, asked: formIn(await taps(replay, shown)) };
}

const taps = (replay: Replay, shown: readonly Seen[]): Promise<Seen[]> =>
  replay.taps(shown.findLast(({ choices }) => choices.length > 0));

async function filledIn(replay: Replay, form: string | undefined, screen: string, values: object) {
  const flow_token = form ?? '';
  const { body } = await replay.client.ask({
    action: 'data_exchange',
    flow_token,
    screen,
    data: { ...values },
  });
  const { params } = z.parse(success, body).data.extension_message_response;
  const nfm_reply = { name: 'flow', body: 'Sent', response_json: JSON.stringify(params) };
  const message = { type: 'interactive', interactive: { type: 'nfm_reply', nfm_reply } };
  return async (from = phone) => {
    await replay.api.says({ phone: from, name: 'Ana' }, message);
    return replay.look();
  };
}

const success = z.object({
  data: z.object({ extension_message_response: z.object({ params: z.record(z.string(), z.string()) }) }),
});

const ordersOf = ({ server }: Replay) => server.rows('orders', 'number');

describe('an order by forms', () => {
  it('takes eight messages from the visitor and ten from the shop', async () => {
    const replay = await openReplay('SQLite', published);
    const said: Seen[] = [];
    const heard = (shown: Seen[]) => {
      said.push(...shown);
      return shown;
    };
    let count = 0;
    const fills = async (shown: readonly Seen[], values: object) => {
      count += 1;
      return heard((await replay.fills(formIn(shown), { ...values })).shown);
    };
    const taps = async (shown: readonly Seen[]) => {
      count += 1;
      return heard(await replay.taps(shown.findLast(({ choices }) => choices.length > 0)));
    };
    heard(await replay.says('oi'));
    const address = heard(await replay.says('01310-100'));
    count += 2;
    const plans = await fills(address, { number: '1000', complement: 'apto 12' });
    const payment = await fills(await taps(plans), person);
    const review = await taps(await fills(payment, bill));
    await taps(review);
    expect(await ordersOf(replay)).toHaveLength(1);
    expect(count).toBeLessThanOrEqual(8);
    expect(said.length).toBeLessThanOrEqual(10);
  }, 120_000);

  it('whose forms are left unopened, ends by words as ever', async () => {
    const replay = await openReplay('SQLite', published);
    await replay.says('oi');
    for (const text of ['01310-100', '1000']) await replay.says(text);
    await replay.says('o mais barato');
    const words = ['Ana Souza', '11987654321', 'ana@exemplo.com.br', '02/02/1990', 'Maria Silveira'];
    let shown: Seen[] = [];
    for (const text of [...words, '529.982.247-25', 'dia 10', 'boleto']) shown = await replay.says(text);
    await replay.taps((await taps(replay, shown)).at(-1));
    expect(await ordersOf(replay)).toHaveLength(1);
  }, 120_000);
});

describe('a form in the talk', () => {
  it('tells what is wrong in the words of its fields, and takes nothing before all is right', async () => {
    const { replay, asked } = await openAtPerson();
    const wrong = await replay.fills(asked, { ...person, cpf: '11111111111' });
    expect(wrong.screens).toEqual(['CONTACT', 'IDENTITY']);
    expect(wrong.wrong).toBe(fieldErrors.cpf);
    expect(wrong.shown).toEqual([]);
  });

  it('asks back a likely typing error once, and takes the same once more', async () => {
    const { replay, asked } = await openAtPerson();
    const doubtful = { ...person, email: 'ana@gmial.com' };
    const first = await replay.fill(asked?.form, doubtful);
    expect(first.screens).toEqual(['CONTACT']);
    expect(first.wrong).toContain('ana@gmail.com');
    const again = await replay.client.ask({
      ...{ action: 'data_exchange', flow_token: asked?.form ?? '', screen: 'CONTACT' },
      data: { ...first.last?.known, ...doubtful, kept: first.last?.kept },
    });
    expect(z.parse(z.object({ screen: z.string() }), again.body).screen).toBe('IDENTITY');
  });

  it('sent once more with what was left out keeps nothing of the first time', async () => {
    const { replay, asked } = await openAtHouse();
    const { form = '' } = asked ?? {};
    const sent = { action: 'data_exchange', flow_token: form, screen: 'ADDRESS' };
    const refused = await replay.client.ask({ ...sent, data: { number: '', complement: '' } });
    const { kept } = z.parse(z.object({ data: z.object({ kept: z.string() }) }), refused.body).data;
    const send = await filledIn(replay, form, 'ADDRESS', { kept, number: '1000', complement: 'apto 12' });
    await send();
    expect((await replay.says('resumo')).map(({ text }) => text).join()).toContain('apto 12');
  });

  it('shows what is known: the number that is written from', async () => {
    const { replay, asked } = await openAtPerson();
    const { screens, last } = await replay.fill(asked?.form, { name: 'A' });
    expect(screens).toEqual(['CONTACT']);
    expect(last?.known).toMatchObject({ phone: '(11) 98765-4321' });
  });

  it('returned again, late, or by somebody else changes nothing', async () => {
    const { replay, asked } = await openAtHouse();
    const { form } = asked ?? {};
    const [first, other] = [
      await filledIn(replay, form, 'ADDRESS', { number: '1000' }),
      await filledIn(replay, form, 'ADDRESS', { number: '2000' }),
    ];
    expect((await other('5511900001111')).map(({ text }) => text).join()).toContain(words.form.passed);
    const plans = await first();
    expect(formIn(plans)).toBeUndefined();
    for (const again of [first, other]) {
      const [shown] = await again();
      expect(shown?.text).toContain(words.form.passed);
    }
    expect(await replay.said()).not.toContainEqual(expect.stringContaining('2000'));
  });

  it('returned after its first questions were answered by words, answers the others', async () => {
    const { replay, asked } = await openAtPerson();
    const { last } = await replay.fill(asked?.form, { ...person, cpf: '1' });
    await replay.says('Bia Lima');
    const identity = { birth_date: '02021990', mothers_name: 'Maria Silveira', cpf: '52998224725' };
    const sends = await filledIn(replay, asked?.form, 'IDENTITY', { ...identity, kept: last?.kept });
    expect(formIn(await sends())).toBeDefined();
    expect(await replay.said()).toContain('Bia Lima');
    expect(await replay.said()).not.toContainEqual(expect.stringContaining('Ana Souza'));
  });

  it('whose process dies before it is carried out, is carried out once', async () => {
    const { replay, asked } = await openAtPerson();
    await replay.fill(asked?.form, person);
    const shown = await replay.dies();
    expect(formIn(shown)).toBeDefined();
    expect(await replay.dies()).toEqual([]);
    expect((await replay.said()).filter((text) => text.includes('Ana Souza'))).toHaveLength(1);
  });

  it('that the platform does not send is asked by words', async () => {
    const replay = await openReplay('SQLite', published);
    await replay.says('oi');
    replay.api.refuseNext(131009);
    const [asked, another] = await replay.says('01310-100');
    expect(another).toBeUndefined();
    expect(asked?.text).toContain(everyStepWords['nr-imovel'].bubble);
    expect(asked?.text).not.toContain(words.form.offer);
    expect(asked?.form).toBeUndefined();
  });

  it('asks for the account after debit was chosen, with the banks to choose from', async () => {
    const { replay, asked } = await openAtPerson();
    const { shown } = await replay.fills(asked, person);
    const account = { bank: '001', agency: '1234', account_number: '123456-7' };
    const filled = await replay.fills(formIn(shown), { ...bill, direct_debit: 'true', ...account });
    expect(filled.screens).toEqual(['PAYMENT', 'ACCOUNT']);
    expect(filled.last?.options_bank).toContainEqual(expect.objectContaining({ id: '001' }));
    expect((await replay.said()).at(-1)).not.toContain('123456');
  });

  it('is not offered where none is published', async () => {
    const replay = await openReplay();
    await replay.says('oi');
    expect(formIn(await replay.says('01310-100'))).toBeUndefined();
  });

  it('is over after a day', async () => {
    const { replay, asked } = await openAtHouse();
    const { form } = asked ?? {};
    const sends = await filledIn(replay, form, 'ADDRESS', { number: '1000' });
    await replay.pass(dayMs);
    expect((await replay.client.ask({ action: 'INIT', flow_token: form ?? '' })).status).toBe(427);
    expect((await sends()).map(({ text }) => text).join()).toContain(words.form.passed);
  });

  it('leaves nothing of the person in the log', async () => {
    const { replay, asked } = await openAtPerson();
    await replay.fills(asked, person);
    for (const value of Object.values(person)) expect(replay.server.logged()).not.toContain(value);
  });
});
