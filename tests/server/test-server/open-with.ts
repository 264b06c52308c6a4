import type { Role } from '../../../src/contract/panel/access/rights.ts';
import { type Changes, openTestServer } from './open-test-server.ts';
import type { Given, OpenStep } from './order.ts';

export async function openWithBrowser(changes?: Changes) {
  const server = await openTestServer(changes);
  return { server, browser: server.browser() };
}

/** The visitor's order has come to a step. */
export async function openAt(step: OpenStep, changes?: Changes, given?: Given) {
  const server = await openTestServer(changes);
  return { server, ...(await server.leadAt(step, given)) };
}

export async function openWithOrder(changes?: Changes, given?: Given) {
  const server = await openTestServer(changes);
  return { server, ...(await server.ordered(given)) };
}

export async function openSignedIn(role: Role, changes?: Changes) {
  const server = await openTestServer(changes);
  return { server, ...(await server.signIn(role)) };
}
