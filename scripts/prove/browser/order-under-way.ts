import { expect, type Page } from '@playwright/test';
import { resumeWords } from '../../../src/content/screens/resume.ts';
import { reviewWords } from '../../../src/content/screens/review.ts';
import { type AnasStep, ana, withoutDebit } from '../../../tests/stories/support/sandbox.ts';
import type { Visitor } from '../../../tests/stories/support/visitor.ts';

const end = 'pedido-realizado';
/** Milliseconds between two looks. */
const pace = 400;
const phoneEnding = '1234';

/** Whose order it is has to be shown first. */
const proof = '[name="phone_ending"]';
/** A form, or the line of a conversation while it takes an answer. */
const answerable = 'main form:not(:has(#composer)), #composer:not([name="message"])';

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
          const first = await this.#standsAt();
          // A page that was loaded anew shows its question before it knows of the visit that goes on.
          await this.page.waitForTimeout(pace);
          found = await this.#standsAt();
          return found !== undefined && found === first;
        },
        { timeout: 60_000, message: `no question of the order stands at ${this.page.url()}` },
      )
      .toBe(true);
    return found ?? null;
  }

  /** What is asked together is given together. An answer that was on its way already may be there before this one. */
  async give(stop: AnasStep): Promise<void> {
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

  async #giveTogether(stop: AnasStep): Promise<void> {
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
    const isProof = await this.page.locator(proof).isVisible();
    const isOpen = !isProof && (await this.page.locator(answerable).first().isVisible());
    const stop = this.stops.find((step) => {
      const name = this.visitor.routeOfPage(step).replace('/checkout/', '');
      return route.endsWith(`/${name}`) || route === `#${name}`;
    });
    return isOpen ? stop : undefined;
  }

  /** Says yes to whatever stands between the visitor and the next question; of two versions, to the newer one. */
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
    // An order that was left before its phone is begun anew.
    const unprovable = this.page.getByRole('heading', { name: resumeWords.unprovable.title });
    const anew = this.page
      .locator('main', { has: unprovable })
      .getByRole('button', { name: resumeWords.proof.startOver });
    for (const way of [newer, yes, made, anew])
      if (await way.isVisible()) return way.click({ timeout: 2000 }).catch(() => undefined);
    // Which plan a link wished for is known to the tab alone until there is a lead.
    if (/[#/]planos\b/.test(this.page.url())) await this.visitor.choosePlan();
  }
}
