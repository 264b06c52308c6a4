import { expect, type Page } from '@playwright/test';
import { resumeWords } from '../../../src/content/screens/resume.ts';
import { type AnasStep, ana, withoutDebit } from '../../../tests/stories/sandbox.ts';
import type { Visitor } from '../../../tests/stories/visitor.ts';

const end = 'pedido-realizado';
const phoneEnding = '1234';

/** A visitor on the way of an order, who may find themselves at any of its steps. */
export class OrderUnderWay {
  page: Page;
  visitor: Visitor;
  readonly #face: new (
    page: Page,
  ) => Visitor;

  constructor(face: new (page: Page) => Visitor, page: Page) {
    this.#face = face;
    this.page = page;
    this.visitor = new face(page);
  }

  /** The same visitor, in another tab. */
  moveTo(page: Page): void {
    this.page = page;
    this.visitor = new this.#face(page);
  }

  /** The steps at which this face stops. */
  get stops(): readonly AnasStep[] {
    return this.visitor.stopsAmong(withoutDebit);
  }

  /** The stop that is asked, once one is; an earlier visit is taken up on the way there. Null: the order is made. */
  async askedNow(): Promise<AnasStep | null> {
    let found: AnasStep | null | undefined;
    await expect
      .poll(
        async () => {
          await this.#takeUp();
          found = await this.#standsAt();
          return found !== undefined;
        },
        { timeout: 60_000, message: `no question of the order stands at ${this.page.url()}` },
      )
      .toBe(true);
    return found ?? null;
  }

  /** What is asked together is given together. */
  async give(stop: AnasStep): Promise<void> {
    const route = this.visitor.routeOfPage(stop);
    for (const step of withoutDebit)
      if (this.visitor.routeOfPage(step) === route) await this.visitor.give(step, ana[step]);
  }

  /** Whether something behind a step is asked by now. */
  async isBeyond(step: AnasStep): Promise<boolean> {
    const stop = await this.#standsAt();
    return stop !== undefined && stop !== step;
  }

  async #standsAt(): Promise<AnasStep | null | undefined> {
    const place = new URL(this.page.url());
    const route = place.hash === '' ? place.pathname : `${place.hash}/`;
    if (route.includes(end)) return null;
    const isOpen = await this.page.locator('main form').first().isVisible();
    const stop = this.stops.find((step) => {
      const name = this.visitor.routeOfPage(step).replace('/checkout/', '');
      return route.endsWith(`/${name}`) || route === `#${name}`;
    });
    return isOpen ? stop : undefined;
  }

  async #takeUp(): Promise<void> {
    const ending = this.page.locator('[name="phone_ending"]');
    if (await ending.isVisible()) {
      await ending.fill(phoneEnding);
      await ending.press('Enter');
      return;
    }
    const yes = this.page.getByRole('button', { name: resumeWords.yes });
    if (await yes.isVisible()) await yes.click({ timeout: 2000 }).catch(() => undefined);
  }
}
