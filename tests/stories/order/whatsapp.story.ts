import type { Page } from '@playwright/test';
import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { whatsappConsent, whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { payment } from '../../../src/content/steps/payment.ts';
import { checkBothThemes, expect, test } from '../support/story.ts';

/** Somebody who writes to the shop in the look-alike of WhatsApp. */
class Phone {
  readonly #page: Page;
  readonly #replies;

  constructor(page: Page) {
    this.#page = page;
    this.#replies = page.locator('#talk > div:not(.own)');
  }

  get talk() {
    return this.#page.locator('#talk');
  }

  get last() {
    return this.#replies.last();
  }

  async #answered(deed: () => Promise<unknown>): Promise<void> {
    const before = await this.#replies.count();
    await deed();
    await expect.poll(() => this.#replies.count()).toBeGreaterThan(before);
    // The last part of a turn is there once the shop types no more.
    await expect(this.#page.locator('#typing')).toBeEmpty();
  }

  async open(number: string): Promise<void> {
    await this.#page.goto('/sandbox/whatsapp/');
    await this.#page.getByRole('button', { name: 'Quem escreve' }).click();
    await this.#page.locator('#phone').fill(number);
    await this.#page.locator('#phone').press('Escape');
  }

  says = (text: string) =>
    this.#answered(async () => {
      await this.#page.locator('#line').fill(text);
      await this.#page.locator('#line').press('Enter');
    });

  sends = (what: string) =>
    this.#answered(async () => {
      await this.#page.getByRole('button', { name: 'Anexar' }).click();
      await this.#page.getByRole('button', { name: what }).click();
    });

  /** Presses a choice of the last message that has one of this name; the first, if none is said. */
  taps = (name?: string) =>
    this.#answered(async () => {
      const list = this.last.locator('[aria-haspopup]');
      const isList = (await list.count()) > 0;
      if (isList) await list.click();
      const choices = (isList ? this.#page.locator('#rows') : this.last.locator('.choices')).locator(
        'button',
      );
      await (name === undefined ? choices : choices.filter({ hasText: name })).first().click();
    });
}

const { yes: debit, no: bill } = payment.directDebit;

test('A whole order is placed in WhatsApp, with a question, a picture and a person asked for on the way, and stays', async ({
  page,
}) => {
  const phone = new Phone(page);
  // Nobody has ordered from this phone or for this house: those of the other stories begin at 1000.
  const now = Date.now();
  await phone.open(`55119${String(now).slice(-8)}`);
  await phone.says('oi');
  await expect(phone.talk).toContainText(whatsappConsent);
  await phone.says('01310-100');
  await phone.says(String(700 + (now % 300)));
  await phone.taps();
  await phone.says('tem fidelidade?');
  await phone.says('Ana Souza');
  await phone.sends('Foto');
  await phone.taps(whatsappWords.ownNumber);
  for (const said of ['ana@exemplo.com.br', '02/02/1990', 'Maria Silveira', '123.456.789-09'])
    await phone.says(said);
  await phone.says('pessoa');
  await expect(phone.last).toContainText(whatsappWords.waits('').trim().split('.')[0] ?? '');
  await phone.says('dia 10');
  await expect(phone.last).toContainText(debit);
  await phone.taps(bill);
  await phone.taps();
  await checkBothThemes(page);
  await phone.taps(channelWords.agree);
  await expect(phone.talk).toContainText(/UF-[0-9A-Z]{11}/);
  await page.reload();
  await expect(phone.talk).toContainText(/UF-[0-9A-Z]{11}/);
  await expect(phone.last).toBeInViewport();
});
