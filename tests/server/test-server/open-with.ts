import * as leads from '../../../src/contract/calls/leads.ts';
import type { Role } from '../../../src/contract/panel/access/rights.ts';
import { openTestServer } from './open-test-server.ts';
import { signedInAs } from './operator.ts';
import { agreed, giveAnswers, openLead, readyToFinish } from './order.ts';

type Changes = Parameters<typeof openTestServer>[0];

/** A test server, and the browser of a visitor. */
export async function openWithBrowser(changes?: Changes) {
  const server = await openTestServer(changes);
  return { server, browser: server.browser() };
}

/** The visitor has begun an order. */
export async function openWithLead(changes?: Changes) {
  const opened = await openWithBrowser(changes);
  const idLead = await openLead(opened.browser);
  return { ...opened, idLead, params: { idLead } };
}

/** Nothing is left to answer before the confirmation. */
export async function openWithAnswers(changes?: Changes) {
  const opened = await openWithLead(changes);
  await giveAnswers(opened.browser, opened.idLead);
  return opened;
}

/** Nothing is left but to place the order. */
export async function openReadyToFinish(changes?: Changes) {
  const opened = await openWithBrowser(changes);
  const idLead = await readyToFinish(opened.browser, opened.server.now());
  return { ...opened, idLead, params: { idLead } };
}

/** The order is placed. */
export async function openWithOrder(changes?: Changes) {
  const opened = await openReadyToFinish(changes);
  const { browser, params } = opened;
  return { ...opened, ...(await browser.call(leads.finishOrder, { params, body: agreed })) };
}

/** Somebody of the team has signed in. */
export async function openSignedIn(role: Role, changes?: Changes) {
  const server = await openTestServer(changes);
  return { server, ...(await signedInAs(server, role)) };
}
