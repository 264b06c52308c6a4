import type { Socket } from 'node:net';
import { clientErrorReply } from './problem-replies.ts';

/**
 * Says what is wrong and lets go. The moment in between lets the words arrive before what was left unread resets the
 * connection; its end is ours, because who sends rubbish may never end its own side.
 */
export function leaveBrokenConnection(
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
