import type { Socket } from 'node:net';
import { clientErrorReply } from './problem-replies.ts';

/**
 * Sends the error and closes the connection. The delay lets the client read the reply before unread bytes cause a
 * reset; the server closes, because a broken client may never do so.
 */
export function replyAndClose(
  socket: Socket,
  code: string | undefined,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(clientErrorReply(code, headers));
  const letGo = setTimeout(() => socket.destroy(), aMoment).unref();
  socket.once('close', () => clearTimeout(letGo));
}

const aMoment = 1000;
