import type { APIRequestContext, Page } from '@playwright/test';
import { handOffWords } from '../../../src/content/conversation/hand-off.ts';
import { personWords } from '../../../src/content/conversation/person.ts';
import { conversationWords } from '../../../src/content/conversation/words.ts';
import type { Endpoint, InputOf } from '../../../src/contract/endpoint.ts';
import {
  addToConversation,
  changeConversation,
  listConversations,
} from '../../../src/contract/panel/conversations.ts';
import { callAddress, headersOf } from '../../../src/contract/send-call.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { worksAs } from '../support/panel-operator.ts';
import { checkAccessibility, checkBothThemes, expect, test } from '../support/story.ts';

/** No other story's visitor has this name: theirs may wait for a person too. */
const own = 'Joana Serra Pim';

/** Somebody of the team, who works through the calls of the panel. */
class Seller {
  readonly #request: APIRequestContext;
  #conversation = '';

  constructor({ request }: Page) {
    this.#request = request;
  }

  async #call<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
    const reply = await this.#request.fetch(callAddress(endpoint, input, '/api/'), {
      method: endpoint.method,
      headers: headersOf(endpoint, { key: crypto.randomUUID() }),
      ...('body' in input && { data: input.body }),
    });
    expect(reply.status()).toBe(200);
    return reply.json();
  }

  async take(): Promise<void> {
    const listed = await this.#call(listConversations, { body: { part: 'waiting' } });
    const { conversations } = listConversations.response.parse(listed);
    this.#conversation = conversations.find(({ name }) => name === own)?.id ?? '';
    await this.change({ does: 'take' });
  }

  change = (body: InputOf<typeof changeConversation>['body']) =>
    this.#call(changeConversation, { params: { id: this.#conversation }, body });

  add = (body: InputOf<typeof addToConversation>['body']) =>
    this.#call(addToConversation, { params: { id: this.#conversation }, body });
}

test('A person of the team joins the conversation and writes; the bubble is in view and announced', async ({
  page,
  browser,
}) => {
  const visitor = new ConversationVisitor(page);
  await visitor.startsAt('data-de-vencimento', { nome: { name: own } });
  await visitor.say('quero falar com uma pessoa');
  await page.getByRole('button', { name: handOffWords.here }).click();
  const standing = page.getByRole('status').filter({ hasText: 'Avisei a equipe' });
  await expect(standing).toBeVisible();
  await expect(page.getByRole('button', { name: handOffWords.here })).toHaveCount(0);
  await checkBothThemes(page);

  const office = await browser.newPage();
  await worksAs(office, 'seller', 'Marina Alves');
  const marina = new Seller(office);
  await marina.take();
  await expect(page.getByText(personWords.joined('Marina'))).toBeVisible();
  await marina.add({ kind: 'text', text: 'Oi, sou a Marina. Como posso ajudar?' });
  const bubble = page.locator('li[data-person]').filter({ hasText: 'sou a Marina' });
  await expect(bubble).toBeInViewport({ ratio: 1 });
  const card = page.locator('[data-open] form');
  await expect(card).toBeHidden();
  await expect(visitor.announcer).toHaveText('Marina, da equipe: Oi, sou a Marina. Como posso ajudar?');
  await visitor.say('não acho a data certa do meu documento');
  await expect(page.locator('li').filter({ hasText: 'não acho a data' })).toBeVisible();
  await expect(visitor.announcer).toHaveText(
    conversationWords.withTeam.sent('não acho a data certa do meu documento'),
  );
  await expect(visitor.composer).toHaveValue('');
  await checkAccessibility(page);
  await page.getByRole('button', { name: conversationWords.withTeam.answerHere }).click();
  await expect(card).toBeVisible();

  await office.close();
});
