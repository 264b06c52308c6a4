import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The listener has no port.');
  return address.port;
};

/** A server that records all requests; one without an answer gets none. */
export async function openReceiver(
  answer: (headers: IncomingHttpHeaders, body: string) => object | undefined = () => ({}),
) {
  const taken: string[] = [];
  const server = createServer((request, response) => {
    readText(request).then(
      (body) => {
        taken.push(`${request.url}\n${JSON.stringify(request.headers)}\n${body}`);
        const answered = answer(request.headers, body);
        if (answered === undefined) return;
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
      },
      () => undefined,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    taken: () => taken.join('\n'),
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function openMailbox() {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      readText(stream).then((mail) => {
        taken.push(JSON.stringify(session.envelope), decoded(mail));
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    taken: () => taken.join('\n'),
    [Symbol.dispose]: () => server.close(),
  };
}

const decoded = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
