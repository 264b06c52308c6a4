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
import { preloadConversation, settle } from '../conversation/render-conversation.tsx';
import { answerUntil, begun } from '../conversation/visitor.ts';
import { fromServer, refuses } from '../sagas/fake-api.ts';

beforeAll(preloadConversation);

const again = () => screen.getByRole('button', { name: frame.tryAgain });

describe.each([
  ['on pages', '/checkout/cep/'],
  ['in conversation', '/chat/'],
])('%s', (_face, path) => {
  it.each([
    ['by a line that breaks', errorTexts.network, frame.advice.connection],
    ['by its server', errorTexts.emptyOf['lead-save'], frame.advice.server],
  ] as const)('an answer that is not saved %s is reported with advice', async (_by, sentence, advice) => {
    const page = await begun(undefined, path);
    page.shop.breakCalls(leads.savePlan, fromServer(sentence, sentence === errorTexts.network));
    await answerUntil(page, 'data-nascimento');
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
    page.shop.amend();
    await userEvent.click(again());
    await settle();
    expect(screen.queryByText(unsavedWords.title)).toBeNull();
  });

  it('a visitor waiting for a failed save sees why, can ask people and can retry', async () => {
    const page = await begun(undefined, path);
    page.shop.breakCalls(leads.saveDueDate, fromServer(errorTexts.server));
    await answerUntil(page, 'confirmando-dados');
    expect(screen.getByRole('alert').textContent).toContain(errorTexts.server);
    screen.getByRole('link', { name: (name) => name.startsWith(failedAnalysisWords.whatsapp) });
    page.shop.amend();
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
      const page = await begun(undefined, path);
      const sentence = 'Este endereço não pode ser atendido agora.';
      page.shop.breakCalls(endpoint, refuses(422, 'invalid', sentence));
      await answerUntil(page, 'nr-imovel');
      await page.submit({ number: ['1000'] });
      screen.getByText(sentence);
      expect(screen.queryByText(frame.offline.title)).toBeNull();
      page.shop.amend();
      await page.submit({ number: ['1000'] });
      await answerUntil(page, 'data-nascimento');
      expect(screen.queryByText(sentence)).toBeNull();
    },
  );

  it.each<[string, Endpoint, string, string]>([
    ['banks', getBanks, 'conta-debito', errorTexts.emptyOf.banks],
    ['complement types', getComplementTypes, 'instalacao', errorTexts.server],
    ['due days', getDueDates, 'data-de-vencimento', errorTexts.empty],
    ['installation days', getInstallationDays, 'data-instalacao', errorTexts.server],
  ])(
    'a list of %s that fails to load is reported only where it is needed',
    async (_of, endpoint, at, sentence) => {
      const page = await begun(undefined, path);
      page.shop.state.structured = at === 'instalacao';
      page.shop.breakCalls(endpoint, fromServer(sentence));
      await answerUntil(page, at === 'conta-debito' ? 'ativar-debito' : at);
      if (at === 'conta-debito') {
        expect(screen.queryByText(sentence)).toBeNull();
        await page.submit({ direct_debit: ['true'] });
      }
      expect(screen.getByText(sentence).closest('[role="alert"]')?.textContent).toContain(payment.listFailed);
      page.shop.amend();
      await userEvent.click(again());
      await settle();
      expect(screen.queryByText(sentence)).toBeNull();
      expect(document.activeElement).not.toBe(document.body);
    },
  );
});
