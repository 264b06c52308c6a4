import type { Socket } from 'node:net';
import { errorTexts } from '../../src/api/error-texts.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';

interface Answering {
  socket: Socket;
  real: string;
  reply: (status: number, type: string, body: string, headers?: Readonly<Record<string, string>>) => void;
  /** Sends the headers and a part of the body. */
  begin: (body: string) => void;
}

export interface Fault {
  name: string;
  /** Whether the call is forwarded before its reply is replaced. */
  reachesServer: boolean;
  /** The text that the visitor has to see; null if the fault is invisible. */
  says: (endpoint: Endpoint) => string | null;
  spoil: ((answering: Answering) => void) | 'goes-down' | 'delays';
}

const html = '<!doctype html><title>Gateway</title><h1>Nothing here</h1>';
const emptyTextOf = ({ subject }: Endpoint) =>
  subject === undefined ? errorTexts.empty : errorTexts.emptyOf[subject];

/** A refusal in the server's format with a text that names the call. */
const problem = (code: string) => (words: string) => JSON.stringify({ success: false, error: words, code });
const busyText = 'O sistema está ocupado agora. Tente de novo em instantes.';
const tooManyText = 'Foram muitas tentativas em pouco tempo. Espere um instante.';

export const faults: readonly Fault[] = [
  {
    name: 'refused',
    reachesServer: false,
    says: () => errorTexts.network,
    spoil: 'goes-down',
  },
  {
    name: 'reset',
    reachesServer: false,
    says: () => errorTexts.network,
    spoil: ({ socket }) => void socket.resetAndDestroy(),
  },
  {
    name: 'reset-in-body',
    reachesServer: true,
    says: () => errorTexts.network,
    spoil: ({ begin, real, socket }) => {
      begin(real.slice(0, real.length / 2));
      // Flushes the bytes before the reset.
      setTimeout(() => socket.resetAndDestroy(), 5);
    },
  },
  {
    name: 'time-out',
    reachesServer: true,
    says: () => errorTexts.timeout(30),
    spoil: () => undefined,
  },
  {
    name: '500',
    reachesServer: false,
    says: () => errorTexts.http(500, 'Internal Server Error'),
    spoil: ({ reply }) => reply(500, 'text/plain', ''),
  },
  {
    name: '502',
    reachesServer: false,
    says: () => errorTexts.http(502, 'Bad Gateway'),
    spoil: ({ reply }) => reply(502, 'text/html', html),
  },
  {
    name: '503',
    reachesServer: false,
    says: () => busyText,
    spoil: ({ reply }) => reply(503, 'application/json', problem('busy')(busyText), { 'retry-after': '1' }),
  },
  {
    name: '429',
    reachesServer: false,
    says: () => tooManyText,
    spoil: ({ reply }) =>
      reply(429, 'application/json', problem('too-many')(tooManyText), { 'retry-after': '1' }),
  },
  { name: 'slow', reachesServer: true, says: () => null, spoil: 'delays' },
  {
    name: 'truncated',
    reachesServer: true,
    says: () => errorTexts.corrupt,
    spoil: ({ reply, real }) => reply(200, 'application/json', real.slice(0, Math.max(1, real.length / 2))),
  },
  {
    name: 'html',
    reachesServer: false,
    says: () => errorTexts.contentType('text/html'),
    spoil: ({ reply }) => reply(200, 'text/html', html),
  },
  {
    name: 'empty',
    reachesServer: true,
    says: emptyTextOf,
    spoil: ({ reply }) => reply(200, 'application/json', ''),
  },
  {
    name: 'wrong-shape',
    reachesServer: false,
    says: () => 'Propriedades não encontradas n',
    spoil: ({ reply }) => reply(200, 'application/json', '["unexpected"]'),
  },
];

/** Divides the visitor's timeouts, so that calls that hang do not take half a minute each. */
export const hurry = 15;

/** Runs in the page. */
export function hurryUp(times: number): void {
  const patient = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => patient(milliseconds / times);
}
