import { once } from 'node:events';
import type { Socket } from 'node:net';
import { openingOf, personOf } from '../../scripts/shop/order-steps.ts';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import type { Visitor } from '../../scripts/shop/visitor.ts';
import { until, untilUp } from '../../scripts/until.ts';
import { minuteMs } from '../../src/brazil/durations.ts';
import { getBanks } from '../../src/contract/calls/catalogue.ts';
import { createLead } from '../../src/contract/calls/leads.ts';
import { checkClient } from '../../src/contract/calls/renewals.ts';
import { readSession } from '../../src/contract/panel/access/session.ts';

interface Options {
  readonly stranger: string;
  readonly connect: () => Socket;
  /** Headers that tell the server the stranger's address where the connection does not. */
  readonly headers: string;
  readonly visitorFrom: (address: string) => Visitor;
}

interface StrangerAudit {
  readonly connections: number;
  readonly calls: number;
  /** Until the stranger's address is served again, although it lets none of its connections go. */
  readonly secondsHeld: number;
  readonly wrong: readonly string[];
}

const eachKind = 250;
const visitors = 10;

/**
 * Holds requests unfinished and replies unread from one address, breaks others off, and checks that others are served
 * meanwhile.
 */
export async function auditOneStranger(options: Options): Promise<StrangerAudit> {
  const { stranger, connect, headers, visitorFrom } = options;
  const head = (line: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}`;
  const unfinished =
    head('POST /api/lead-v2') +
    'X-Requested-With: ultrafibra\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n{';
  const chunked = `${unfinished.replace('Content-Length: 30000', 'Transfer-Encoding: chunked')}ZZ\r\n`;
  // More than the systems on the way keep for a client that reads nothing.
  const unread = `${head('GET /api/openapi.json')}\r\n`.repeat(40);
  const wrong: string[] = [];
  let calls = 0;
  const serveOthers = async (serial: number) => {
    const visitor = visitorFrom(`127.3.0.${serial}`);
    const { offer } = await readOffers(visitor);
    const person = personOf(serial);
    const answers = [
      await visitor.ask(getBanks, {}),
      await visitor.ask(createLead, openingOf({ person, offer })),
      await visitor.ask(checkClient, { params: { cpf: person.cpf } }),
      await visitor.ask(readSession, {}),
    ];
    calls += answers.length;
    const refused = answers.filter(({ status }) => status !== 200);
    wrong.push(...refused.map(({ status, text }) => `${status} ${text}`));
  };
  const { cpf } = personOf(visitors);
  const lookUp = async () => (await visitorFrom('127.4.0.1').ask(checkClient, { params: { cpf } })).status;
  // The requests before came from many addresses, which may have used up a minute's look-ups of everyone.
  if (!(await until(2 * minuteMs, async () => (await lookUp()) === 200, 3000)))
    wrong.push('look-ups were refused before the stranger came');
  for (let serial = 1; serial <= visitors; serial += 1) {
    const broken = connect().on('error', () => {});
    broken.end(serial % 2 === 0 ? unfinished : chunked);
    await once(broken.resume(), 'close');
    await serveOthers(serial);
  }

  const began = performance.now();
  const sockets = Array.from({ length: 2 * eachKind }, (_, index) => {
    const socket = connect().pause();
    socket.on('error', () => {});
    socket.write(index % 2 === 0 ? unfinished : unread);
    return socket;
  });
  const own = async () => (await visitorFrom(stranger).ask(getBanks, {})).status;
  if (!(await until(minuteMs, async () => (await own()) === 429, 300)))
    wrong.push('the stranger itself was served: nothing was held');
  for (let serial = 1; serial <= visitors; serial += 1) await serveOthers(visitors + serial);
  await untilUp(2 * minuteMs, async () => (await own()) === 200);
  const secondsHeld = Math.round((performance.now() - began) / 1000);
  for (const socket of sockets) socket.destroy();
  return { connections: sockets.length, calls, secondsHeld, wrong };
}
