import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorTexts } from '../../src/api/error-texts.ts';
import { failedAnalysisWords } from '../../src/content/screens/failed-analysis.ts';
import { frame } from '../../src/content/screens/frame.ts';
import { unsavedWords } from '../../src/content/screens/unsaved.ts';
import { payment } from '../../src/content/steps/payment.ts';
import { getBanks, getDueDates, getInstallationDays } from '../../src/contract/calls/catalogue.ts';
import { getComplementTypes } from '../../src/contract/calls/coverage.ts';
import * as leads from '../../src/contract/calls/leads.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { selectStepsShown } from '../../src/store/selectors.ts';
import { preloadConversation, renderConversation, settle } from '../conversation/render-conversation.tsx';
import { script } from '../sagas/browser-tab.ts';
import { fromServer, refuses } from '../sagas/fake-api.ts';

beforeAll(preloadConversation);

type Page = ReturnType<typeof renderConversation>;

const answers = Object.fromEntries(script);
const again = () => screen.getByRole('button', { name: frame.tryAgain });

/** Answers whatever is asked, until this question is. */
async function answerUntil(page: Page, route: string): Promise<void> {
  for (let pages = 0; pages < script.length && page.route() !== route; pages += 1) {
    const shown = selectStepsShown(page.store.getState()).map(({ id }) => `/checkout/${id}/`);
    await page.submit(Object.assign({}, ...shown.map((one) => answers[one])));
  }
}

async function open(path: string): Promise<Page> {
  const page = renderConversation(path);
  await page.begin();
  return page;
}

describe.each([
  ['on pages', '/checkout/cep/'],
  ['in conversation', '/chat/'],
])('%s', (_face, path) => {
  it.each([
    ['by a line that breaks', errorTexts.network, frame.advice.connection],
    ['by its server', errorTexts.emptyOf['lead-save'], frame.advice.server],
  ] as const)('an answer that is not saved %s is reported with advice', async (_by, sentence, advice) => {
    const page = await open(path);
    page.shop.breakCalls(leads.savePlan, fromServer(sentence, sentence === errorTexts.network));
    await answerUntil(page, '/checkout/data-nascimento/');
    const notice = within(screen.getByText(unsavedWords.title).closest('[role="status"]') ?? document.body);
    notice.getByText(sentence);
    notice.getByText(advice);
    // Above what is asked, it would push the input out of the window.
    const asked = document.querySelector('[data-asks]')?.compareDocumentPosition(notice.getByText(advice));
    expect(asked).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(frame.offline.title)).toBeNull();

    await userEvent.click(again());
    await settle();
    screen.getByText(sentence);
    expect(document.activeElement).not.toBe(document.body);
    page.shop.mend();
    await userEvent.click(again());
    await settle();
    expect(screen.queryByText(unsavedWords.title)).toBeNull();
  });

  it('a visitor waiting for a failed save sees why, can ask people and can retry', async () => {
    const page = await open(path);
    page.shop.breakCalls(leads.saveDueDate, fromServer(errorTexts.server));
    await answerUntil(page, '/checkout/confirmando-dados/');
    expect(screen.getByRole('alert').textContent).toContain(errorTexts.server);
    screen.getByRole('link', { name: (name) => name.startsWith(failedAnalysisWords.whatsapp) });
    page.shop.mend();
    await userEvent.click(again());
    await settle();
    expect(page.route()).toBe('/checkout/data-instalacao/');
  });

  it.each([
    ['the lead', leads.createLead],
    ['the plan', leads.savePlan],
  ] as const)(
    '%s that is refused for good is reported, and the same answer can be sent again',
    async (_, endpoint) => {
      const page = await open(path);
      const sentence = 'Este endereço não pode ser atendido agora.';
      page.shop.breakCalls(endpoint, refuses(422, 'invalid', sentence));
      await answerUntil(page, '/checkout/nr-imovel/');
      await page.submit({ number: ['1000'] });
      screen.getByText(sentence);
      expect(screen.queryByText(frame.offline.title)).toBeNull();
      page.shop.mend();
      await page.submit({ number: ['1000'] });
      await answerUntil(page, '/checkout/data-nascimento/');
      expect(screen.queryByText(sentence)).toBeNull();
    },
  );

  it.each<[string, Endpoint, string, string]>([
    ['banks', getBanks, '/checkout/conta-debito/', errorTexts.emptyOf.banks],
    ['complement types', getComplementTypes, '/checkout/instalacao/', errorTexts.server],
    ['due days', getDueDates, '/checkout/data-de-vencimento/', errorTexts.empty],
    ['installation days', getInstallationDays, '/checkout/data-instalacao/', errorTexts.server],
  ])(
    'a list of %s that fails to load is reported only where it is needed',
    async (_of, endpoint, at, sentence) => {
      const page = await open(path);
      page.shop.state.structured = at === '/checkout/instalacao/';
      page.shop.breakCalls(endpoint, fromServer(sentence));
      await answerUntil(page, at === '/checkout/conta-debito/' ? '/checkout/ativar-debito/' : at);
      if (page.route() !== at) {
        expect(screen.queryByText(sentence)).toBeNull();
        await page.submit({ direct_debit: ['true'] });
      }
      expect(screen.getByText(sentence).closest('[role="alert"]')?.textContent).toContain(payment.listFailed);
      page.shop.mend();
      await userEvent.click(again());
      await settle();
      expect(screen.queryByText(sentence)).toBeNull();
      expect(document.activeElement).not.toBe(document.body);
    },
  );
});
