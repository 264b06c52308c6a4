import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { failed } from '../../../src/api/failed.ts';
import { personal } from '../../../src/content/steps/personal.ts';
import { understandMessage } from '../../../src/contract/calls/understand.ts';
import type { Connection } from '../../../src/store/device.ts';
import { bodyOf, type FakeApi, fromServer, noLine, says } from '../../sagas/fake-api.ts';
import { readActs } from '../../sagas/read-acts.ts';
import { preloadConversation, settle } from '../render-conversation.tsx';
import { known, type Page, proposed, say, send, sent, valuesOf } from '../visitor.ts';

beforeAll(preloadConversation);

const question = 'tem fidelidade?';
const expectsBirthDate = personal.steps['data-nascimento'].fields.birth_date.expected;
const asked = ({ shop }: Page) => shop.callsOf(understandMessage).map((call) => bodyOf(call));
const shown = () => document.querySelector('ol')?.textContent ?? '';

/** The shop reads the next message once the test lets it. */
function holdReading(shop: FakeApi) {
  const { promise, resolve } = Promise.withResolvers<void>();
  shop.once(understandMessage, async (input) => {
    await promise;
    return says(readActs(bodyOf({ input }), shop.state.plans));
  });
  return async () => {
    resolve();
    await settle();
  };
}

async function tell({ device }: Page, connection: Connection): Promise<void> {
  await act(async () => device.tell(connection));
  await settle();
}

/** How the call comes to nothing, and how often three messages make it. */
const failures = [
  ['fails', fromServer('Erro'), 3],
  ['answers a document', failed('content-type', 'A resposta não é JSON'), 3],
  ['takes too long', failed('timeout', 'Demorou demais'), 3],
  ['is unknown to the host', says({ acts: [] }), 1],
] as const;

describe('the call that reads a message', () => {
  it.each(failures)('that %s: the open field is asked for by its own words', async (_, reply) => {
    const page = await known();
    page.shop.breakCalls(understandMessage, reply);
    await say(question);
    expect(screen.getByText(expectsBirthDate)).toBeTruthy();
    expect(sent()).toEqual([]);
    expect(page.route()).toBe('/checkout/data-nascimento/');
  });

  it.each(failures)(
    'that %s: a value in the form of the field is still taken, and a name typed whole by a yes',
    async (_, reply) => {
      const page = await known();
      page.shop.breakCalls(understandMessage, reply);
      for (const said of ['02/02/1990', 'Maria Silveira', 'sim', '529.982.247-25']) await say(said);
      expect(page.route()).toBe('/checkout/data-de-vencimento/');
      expect(valuesOf(page)).toMatchObject({ birth_date: '02/02/1990', mothers_name: 'Maria Silveira' });
    },
  );

  it.each(failures)('that %s: it is made again, unless no host knows it', async (_, reply, count) => {
    const page = await known();
    page.shop.breakCalls(understandMessage, reply);
    for (const said of [question, 'tem Pix?', 'quanto custa?']) await say(said);
    expect(asked(page)).toHaveLength(count);
  });
});

describe('a message without a connection', () => {
  it('waits in its bubble, while what the field reads goes on, and is sent once when the line is back', async () => {
    const page = await known();
    await tell(page, 'offline');
    await say(question);
    expect([sent(), asked(page)]).toEqual([[question], []]);
    await tell(page, 'online');
    expect([sent(), asked(page)]).toMatchObject([[], [{ message: question }]]);
    expect(screen.getAllByText(question)).toHaveLength(1);
  });

  it('is sent again when the line breaks under it, and replied to once', async () => {
    const page = await known();
    page.shop.once(understandMessage, () => {
      page.device.tell('offline');
      return noLine;
    });
    await say(question);
    expect(sent()).toEqual([question]);
    await tell(page, 'online');
    expect(asked(page)).toHaveLength(2);
    expect(sent()).toEqual([]);
    expect(shown().split('multa')).toHaveLength(2);
  });
});

describe('while a message is read', () => {
  it('what is tapped wins, and the rest of the message is proposed', async () => {
    const page = await known();
    const read = holdReading(page.shop);
    await send('nasci em 12/03/1990 e minha mãe é Maria Silveira');
    await page.submit({ birth_date: ['02/02/1990'] });
    await read();
    expect(valuesOf(page).birth_date).toBe('02/02/1990');
    expect([valuesOf(page).mothers_name, proposed()]).toEqual([
      undefined,
      expect.stringContaining('Maria Silveira'),
    ]);
    expect(proposed()).not.toContain('1990');
  });

  it('the next one waits for its turn, and both are answered in the order sent', async () => {
    const page = await known();
    const read = holdReading(page.shop);
    await send(question);
    await send('tem Pix?');
    expect(sent()).toEqual([question, 'tem Pix?']);
    expect(asked(page)).toMatchObject([{ message: question }]);
    await read();
    expect(asked(page)).toMatchObject([{ message: question }, { message: 'tem Pix?' }]);
    const places = [question, 'multa', 'tem Pix?'].map((text) => shown().indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('it is told the names of what is answered, and no value', async () => {
    const page = await known();
    await say(question);
    const [body] = asked(page);
    expect(body).toMatchObject({ context: { open: ['birth_date'] } });
    expect(JSON.stringify(body)).toContain('"phone"');
    expect(JSON.stringify(body)).not.toMatch(/Souza|91234|exemplo|01310/);
  });
});
