import type { Page } from '@playwright/test';
import { openSpecifiedHost, type SpecifiedHost } from '../../sagas/specified-host.ts';
import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana, places, withoutDebit } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

// The built site on a host that answers what the specification says, and knows no other call. What it is asked in either face
// is told without a browser (tests/sagas/specified-host.test.ts).

let host: SpecifiedHost;
test.beforeAll(async () => {
  host = await openSpecifiedHost({ wrapped: true });
});
test.afterAll(() => host.close());

async function callThere(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${host.base}${pathname.replace('/api/', '')}${search}` });
    await route.fulfill({ response });
  });
}

test(
  'A host as specified takes an order to its number, in a town whose street is asked, by pages',
  inFullRun,
  async ({ page, expectNoise }) => {
    expectNoise(/404/);
    await callThere(page);
    const visitor = new PagesVisitor(page);
    await visitor.begin('');
    await visitor.give('cep', { cep: places.onePostcodeTown });
    for (const step of withoutDebit.slice(1)) {
      if (step === 'data-de-vencimento')
        await visitor.give('instalacao', { address: 'Rua das Acácias', neighborhood: 'Centro' });
      await visitor.give(step, ana(step));
    }
    await visitor.isAt('/pedido-realizado/');
    await expect(page.getByText('4711').first()).toBeVisible();
  },
);
