import { expect, type Locator, type Page } from '@playwright/test';
import type { Given } from './sandbox.ts';
import { Visitor } from './visitor.ts';

/** Asked together, in one form. */
const contactCard: readonly string[] = ['nome', 'telefone', 'email'];

/** What a tap sends by itself. */
const sentByTap: readonly string[] = ['due_date', 'direct_debit'];

/** A visitor who answers in the conversation: typed where one text is asked, else on the card of the question. */
export class ConversationVisitor extends Visitor {
  readonly door: string;
  #isSent = false;
  /** Given for a question of the contact card, which is sent with its last. */
  #held: Given = {};

  constructor(page: Page, prefix = '', door = '/chat/') {
    super(page, prefix);
    this.door = door;
  }

  get composer(): Locator {
    return this.page.locator('#composer');
  }

  get card(): Locator {
    return this.page.locator('li[data-open] form');
  }

  get question(): Locator {
    return this.page.locator('[data-asks]');
  }

  /** The visitor's own bubble: what they answered, and the way back to its question. */
  bubble(what: string): Locator {
    return this.page.getByTitle(`Alterar: ${what}`, { exact: true });
  }

  protected addressOf(route: string, query = ''): string {
    return `${this.door}${query}#${route.replace(/^\/(checkout\/)?/, '').replace(/\/$/, '')}`;
  }

  /** Collaborators have told the e-mail before. */
  get #together(): readonly string[] {
    return this.prefix === '/oferta-colaborador' ? contactCard.slice(0, 2) : contactCard;
  }

  routeOfPage(step: string): string {
    return this.#together.includes(step) ? '/checkout/contato/' : `${this.base}${step}/`;
  }

  /** What the page says to a screen reader. */
  get announcer(): Locator {
    return this.page.locator('main [aria-live="polite"][aria-atomic]');
  }

  /** Also that it can be answered: the conversation is hydrated, and the control stands where the focus goes. */
  override async isAsked(step: string): Promise<void> {
    await super.isAsked(step);
    await expect(this.card.or(this.page.locator('#composer:not([name="message"])')).first()).toBeVisible();
    await expect(this.announcer).not.toBeEmpty();
  }

  async give(step: string, given: Given): Promise<void> {
    if (!this.#together.includes(step)) return this.send(step, given);
    await this.isAsked(step);
    this.#held = { ...this.#held, ...given };
    if (step !== this.#together.at(-1)) return;
    await this.send(step, this.#held);
    this.#held = {};
  }

  /** A conversation begins at its door, where no question is named yet. */
  override async begin(query = '?s=d600b', until: 'load' | 'commit' = 'load'): Promise<void> {
    await this.page.goto(`${this.prefix}${this.door}${query}`, { waitUntil: until });
  }

  async back(): Promise<void> {
    await this.say('voltar');
  }

  /** Writes a message, whatever is asked. */
  async say(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
  }

  async submit(): Promise<void> {
    const isSent = this.#isSent;
    this.#isSent = false;
    if (isSent) return;
    if (await this.card.isVisible()) await this.card.locator('[type="submit"]').click();
    else await this.composer.press('Enter');
  }

  async isTold(input: string, sentence: string): Promise<void> {
    // What the server refuses is told once it has answered.
    const inCard = this.card.locator('[tabindex="-1"]').first();
    await expect(this.page.locator('#composer-error').or(inCard)).toContainText(sentence);
    const isTyped = (await this.composer.getAttribute('name')) === input;
    const told = isTyped ? this.page.locator('#composer-error') : inCard;
    await expect(told).toContainText(sentence);
    await expect(isTyped ? this.composer : told).toBeFocused();
    await expect(this.input(input)).toHaveAttribute('aria-invalid', 'true');
  }

  async choosePlan(): Promise<void> {
    await this.page.getByRole('button', { name: 'Quero este' }).first().click();
  }

  async choose(option: Locator): Promise<void> {
    await option.click();
  }

  async hasArrived(): Promise<void> {
    const control = this.card.locator('input, select, button');
    await expect(this.question.or(this.composer).or(control).and(this.page.locator(':focus'))).toHaveCount(1);
  }

  protected async fillOne(name: string, value: string | true): Promise<void> {
    if (name === 'no_number') {
      const button = this.page.getByRole('button', { name: 'Sem número' });
      await expect(button.or(this.input(name))).toBeAttached();
      if (!(await button.isVisible())) return this.fillInput(name, value);
      this.#isSent = true;
      return button.click();
    }
    if (!sentByTap.includes(name)) return this.fillInput(name, value);
    this.#isSent = true;
    await this.page
      .locator('label', { has: this.page.locator(`[name="${name}"][value="${value}"]`) })
      .click();
  }
}
