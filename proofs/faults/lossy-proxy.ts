import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface LostReply {
  readonly status: number;
  readonly body: string;
}

/** A proxy that can drop responses. */
export interface LossyProxy {
  readonly origin: string;
  /** Drops the next response by closing its connection. Resolves with it. */
  loseNext(): Promise<LostReply>;
  close(): Promise<void>;
}

export async function openLossyProxy(port: number): Promise<LossyProxy> {
  const sockets = new Set<Socket>();
  let lose: ((reply: LostReply) => void) | undefined;

  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      // Errors need no handling: the 'close' event ends the other side.
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    client.pipe(server);
    let kept: Buffer = Buffer.alloc(0);
    server.on('data', (chunk: Buffer) => {
      if (lose === undefined) {
        client.write(chunk);
        return;
      }
      kept = Buffer.concat([kept, chunk]);
      const reply = wholeReply(kept);
      if (reply === undefined) return;
      lose(reply);
      lose = undefined;
      client.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const own = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${own}`,
    loseNext: () =>
      new Promise((resolve) => {
        lose = resolve;
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** A response, once it is complete. */
function wholeReply(received: Buffer): LostReply | undefined {
  const end = received.indexOf('\r\n\r\n');
  const head = received.subarray(0, end).toString();
  const announced = Number(/^content-length: (\d+)\r?$/im.exec(head)?.[1]);
  const body = received.subarray(end + 4);
  if (end === -1 || body.length < announced) return undefined;
  return { status: Number(head.split(' ')[1]), body: body.toString() };
}
