import { describe, expect, it } from 'vitest';
import { consentReplies } from '../../../src/content/conversation/consent-replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { wishWords } from '../../../src/content/conversation/wishes.ts';
import { resumeWords } from '../../../src/content/screens/resume.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import { type Action, first, type Phone, talkWith, untilReview } from './phone.ts';

const talk = talkWith(sharedReader());
const { order } = consentReplies;
const titles = (phone: Phone) => phone.choices().map(({ title }) => title);
const untaken: readonly Action[] = [...untilReview, 'demorou hein', 'ok'];

describe('at the acceptance in WhatsApp', () => {
  it.each<[how: string, accepts: Action]>([
    ['aceito', 'aceito'],
    ['sim', 'sim'],
    ['a press', (phone) => phone.agree()],
  ])('wordings that are not taken lose nothing, and this orders: %s', async (_, accepts) => {
    const { server, phone } = await talk(untaken);
    expect(titles(phone)).toEqual([order.yes, order.no]);
    await (typeof accepts === 'string' ? phone.write(accepts) : accepts(phone, server));
    const [made] = await server.rows('orders', 'number');
    expect(phone.text()).toContain(made?.number ?? 'no order');
  });

  it('an old press to start over asks first, and a no leaves all as it was', async () => {
    const { server, phone } = await talk(untilReview);
    const tap = { kind: 'do', name: 'start-over' } as const;
    await phone.receive({ kind: 'tap', tap, title: resumeWords.no });
    expect(phone.text()).toContain(sideQuestionWords.startOver.ask);
    await phone.write('não');
    await phone.write('aceito');
    expect(await server.rows('orders')).toHaveLength(1);
  });
});

const renewing: readonly Action[] = ['quero renovar meu contrato', '390.533.447-05', '15/03/1985', first];

it('a renewal tells who writes another way to pay that the contract keeps its own, and a yes to that renews nothing', async () => {
  const { server, phone } = await talk([...renewing, 'boleto']);
  const [onDebit, onBill] = [true, false].map((isDebit) => wishWords.correct.ofContract(isDebit));
  expect([onDebit, onBill].some((told) => told && phone.text().includes(told))).toBe(true);
  await phone.write('sim');
  expect(await server.rows('renewal_orders')).toEqual([]);
  expect(phone.text()).toContain(order.ask);
});
