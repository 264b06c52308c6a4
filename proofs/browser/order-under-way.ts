import { expect, type Page } from '@playwright/test';
import { resumeWords } from '../../src/content/screens/resume.ts';
import { reviewWords } from '../../src/content/screens/review.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { ana, withoutDebit } from '../../tests/stories/support/sandbox.ts';
import type { Visitor } from '../../tests/stories/support/visitor.ts';

const end = 'pedido-realizado';
/** Polling interval in milliseconds. */
const pace = 400;
const phoneEnding = '1234';

const proof = '[name="phone_ending"]';
/** A form, or the conversation's input while it accepts an answer. */
const answerable = 'main form:not(:has(#composer)), #composer:not([name="message"])';

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

  moveTo(page: Page): void {
    this.page = page;
    this.visitor = new this.#face(page);
  }

  get stops(): readonly StepId[] {
    return this.visitor.stopsAmong(withoutDebit);
  }

  /** Waits for the next step, confirming a resumed visit on the way. Null: the order is placed. */
  async askedNow(): Promise<StepId | null> {
    let found: StepId | null | undefined;
    await expect
      .poll(
        async () => {
          await this.#takeUp();
          const first = await this.#standsAt();
          // A reloaded page displays its question before it knows of the resumed visit.
          await this.page.waitForTimeout(pace);
          found = await this.#standsAt();
          return found !== undefined && found === first;
        },
        { timeout: 60_000, message: `no question of the order stands at ${this.page.url()}` },
      )
      .toBe(true);
    return found ?? null;
  }

  /** Answers all steps of a page together. An earlier answer in flight may arrive first. */
  async give(stop: StepId): Promise<void> {
    let isGiven = false;
    const giving = this.#giveTogether(stop).finally(() => {
      isGiven = true;
    });
    const overtaken = async () => {
      while (!isGiven && !(await this.isBeyond(stop))) await this.page.waitForTimeout(pace);
    };
    await Promise.race([giving, overtaken()]);
    giving.catch(() => undefined);
  }

  async #giveTogether(stop: StepId): Promise<void> {
    const route = this.visitor.routeOfPage(stop);
    for (const step of withoutDebit)
      if (this.visitor.routeOfPage(step) === route) await this.visitor.give(step, ana(step));
  }

  async isBeyond(step: StepId): Promise<boolean> {
    const stop = await this.#standsAt();
    return stop !== undefined && stop !== step;
  }

  async #standsAt(): Promise<StepId | null | undefined> {
    const place = new URL(this.page.url());
    const route = place.hash === '' ? place.pathname : `${place.hash}/`;
    if (route.includes(end)) return null;
    const isProof = await this.page.locator(proof).isVisible();
    const isOpen = !isProof && (await this.page.locator(answerable).first().isVisible());
    const stop = this.stops.find((step) => {
      const name = this.visitor.routeOfPage(step).replace('/checkout/', '');
      return route.endsWith(`/${name}`) || route === `#${name}`;
    });
    return isOpen ? stop : undefined;
  }

  /** Confirms dialogs on the way to the next step; in a conflict it chooses the newer version. */
  async #takeUp(): Promise<void> {
    const ending = this.page.locator(proof);
    if (await ending.isVisible()) {
      await ending.fill(phoneEnding);
      await ending.press('Enter');
      return;
    }
    const newer = this.page.getByRole('button', { name: resumeWords.conflict.newer });
    const yes = this.page.getByRole('button', { name: resumeWords.yes });
    const made = this.page.getByRole('link', { name: reviewWords.seeOrder });
    // An order without a phone cannot be proved and is restarted.
    const unprovable = this.page.getByRole('heading', { name: resumeWords.unprovable.title });
    const anew = this.page
      .locator('main', { has: unprovable })
      .getByRole('button', { name: resumeWords.proof.startOver });
    for (const way of [newer, yes, made, anew])
      if (await way.isVisible()) return way.click({ timeout: 2000 }).catch(() => undefined);
    // Without a lead the tab alone knows the link's plan.
    if (/[#/]planos\b/.test(this.page.url())) await this.visitor.choosePlan();
  }
}
