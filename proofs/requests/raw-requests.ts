import { once } from 'node:events';
import { connect } from 'node:net';

const head =
  'POST /api/supportRequest HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: ultrafibra\r\nContent-Type: application/json\r\n';
const get = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Raw requests that client libraries cannot send; each must end with a closed connection or a status below 500. */
const rawRequests: Readonly<Record<string, string>> = {
  'three pipelined': get + get + get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  chunked: `${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n`,
  'a broken chunk': `${head}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
  'length and chunks': `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  'two lengths': `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  'two hosts': get.replace('\r\n\r\n', '\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
  'no host': 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n',
  'an address with NUL': 'GET /api/\0health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'an address in bytes of Latin-1':
    'GET /api/cep/\xe3\xff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'a header that folds': get.replace('\r\n\r\n', '\r\nX-A: 1\r\n 2\r\nConnection: close\r\n\r\n'),
  'a header of 64 KiB': get.replace('\r\n\r\n', `\r\nX-A: ${'a'.repeat(65_536)}\r\n\r\n`),
  'an unknown method': 'BREW /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'no HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'lines that end in LF': 'GET /api/health HTTP/1.1\nHost: localhost\nConnection: close\n\n',
};

/** Names of requests with a 500, or without a response within a second. */
export async function failedRawRequests(port: number): Promise<string[]> {
  const failed = [];
  for (const [name, text] of Object.entries(rawRequests)) {
    const statuses = (await answerTo(port, text)).match(/HTTP\/1\.1 (\d{3})/g) ?? [];
    if (statuses.length === 0 || statuses.some((status) => status.startsWith('HTTP/1.1 5')))
      failed.push(name);
  }
  return failed;
}

export const rawRequestCount = Object.keys(rawRequests).length;

async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (part) => {
    answer += part;
  });
  socket.on('error', () => {});
  socket.setTimeout(1000, () => socket.destroy());
  await once(socket, 'connect');
  socket.write(text, 'latin1');
  await once(socket, 'close');
  return answer;
}
