import type { Page } from '@playwright/test';

interface Sent {
  method: string;
  /** Without '/api/' and the lead's id: 'lead-v2/phone'. */
  path: string;
  body: string;
}

const leadId = /[0-9a-f]{8}-[0-9a-f-]{27}/;

/** What counts visits says nothing of an order. */
export const isMeasuring = (path: string): boolean => path === '/api/events';

/** What the page sends from now on: the calls that arrived, in order, and the leads they were about. */
export function listenTo(page: Page) {
  const sent: Sent[] = [];
  const leads = new Set<string>();
  page.on('requestfinished', async (request) => {
    const [, path] = /\/api\/(.*)$/.exec(request.url()) ?? [];
    if (path === undefined || isMeasuring(`/api/${path}`)) return;
    const [id] = leadId.exec(path) ?? [];
    if (id !== undefined) leads.add(id);
    if (request.method() === 'GET') return;
    sent.push({ method: request.method(), path: path.replace(`/${id}`, ''), body: request.postData() ?? '' });
  });
  /** How often a step was saved. */
  const timesSaved = (step: string) => sent.filter(({ path }) => path === `lead-v2/${step}`).length;
  return { sent, leads, timesSaved };
}
