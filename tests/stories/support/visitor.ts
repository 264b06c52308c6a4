import { expect, type Locator, type Page } from '@playwright/test';
import * as storageNames from '../../../src/app/storage/storage-names.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { steps } from '../../../src/funnel/steps/steps.ts';
import { keepVisit } from './kept-visit.ts';
import { ana, type Given, withoutDebit } from './sandbox.ts';

/** Fields that are asked by inputs of another name, or by what each face draws its own way. */
const inputOf: Readonly<Record<string, string | null>> = { schedules: 'date', idPlan: null, quiz: null };

/** Those of a question that is one form. */
function inputsOf(step: string): string {
  const { screen, fields } = Object.entries(steps).find(([id]) => id === step)?.[1] ?? {};
  const names = screen === 'form' ? (fields ?? []) : [];
  return names
    .flatMap((name) => inputOf[name] ?? (name in inputOf ? [] : name))
    .map((name) => `main form [name^="${name}"]`)
    .join();
}

/** Somebody who orders. Each face is another way of doing the same; the stories tell what, not how. */
export abstract class Visitor {
  readonly page: Page;
  readonly prefix: string;
  /** What stands before the names of the journey's steps. */
  protected base = '/checkout/';

  constructor(page: Page, prefix = '') {
    this.page = page;
    this.prefix = prefix;
  }

  /** Comes for something else than an order, or goes over to one. */
  comesFor(base: string): this {
    this.base = base;
    return this;
  }

  /** The address of a route, as this face writes it, without campaign and query. */
  protected abstract addressOf(route: string, query?: string): string;
  /** The route on which a step is asked. */
  abstract routeOfPage(step: string): string;
  /** Waits for the step and answers it; what a form asks together is sent together. */
  abstract give(step: string, given: Given): Promise<void>;
  /** By this face's own way back. */
  abstract back(): Promise<void>;
  abstract submit(): Promise<void>;
  /** What was refused is told beside its input, which can be amended at once. */
  abstract isTold(input: string, sentence: string): Promise<void>;
  abstract choosePlan(): Promise<void>;
  /** Takes one of the options, and sends it. */
  abstract choose(option: Locator): Promise<void>;
  /** What is asked has the focus. */
  abstract hasArrived(): Promise<void>;
  protected abstract fillOne(name: string, value: string | true): Promise<void>;

  async begin(query = '?s=d600b', until: 'load' | 'commit' = 'load'): Promise<void> {
    await this.goTo('cep', query, until);
  }

  async goTo(step: string, query = '', until: 'load' | 'commit' = 'load'): Promise<void> {
    const address = this.addressOf(this.routeOfPage(step), query);
    await this.page.goto(`${this.prefix}${address}`, { waitUntil: until });
  }

  /**
   * Stands at a step as somebody who has given all before it, and has not been seen walking there: for stories about that
   * step or what follows. What is not said here is given as Ana gives it.
   */
  async startsAt(
    step: StepId,
    given: Partial<Record<StepId, Given>> = {},
    query = '?s=d600b',
  ): Promise<void> {
    const before = withoutDebit.slice(0, withoutDebit.indexOf(step));
    await keepVisit(
      this.page,
      `${this.prefix}/checkout/cep/${query}`,
      before.map((one) => [one, { ...ana(one), ...given[one] }] as const),
    );
    await this.goTo(step);
    await this.isAsked(step);
  }

  /** The order's id, as this browser keeps it. */
  leadId(): Promise<string> {
    return this.page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '""'), storageNames.leadId);
  }

  async isAt(route: string): Promise<void> {
    const address = this.addressOf(route).replace('#', '[^#]*#');
    await expect(this.page).toHaveURL(new RegExp(`${this.prefix}${address}(\\?|$)`));
    await expect(this.page.locator('h1')).toBeVisible();
  }

  async isAsked(step: string): Promise<void> {
    await this.isAt(this.routeOfPage(step));
    await expect(this.page.locator('main form').first()).toBeVisible();
    // The address is there before the form: a press in between would send the one that goes.
    const inputs = inputsOf(step);
    if (inputs !== '') await expect(this.page.locator(inputs).first()).toBeAttached();
  }

  /** Gives what Ana gives, step after step. */
  async giveAll(steps: readonly StepId[]): Promise<void> {
    for (const step of steps) await this.give(step, ana(step));
  }

  /** Answers one step of whatever is asked together with it, and sends it at once. */
  async send(step: string, given: Given): Promise<void> {
    await this.isAsked(step);
    await this.fill(given);
    await this.submit();
  }

  async fill(given: Given): Promise<void> {
    for (const [name, value] of Object.entries(given)) await this.fillOne(name, value);
  }

  /** Of the steps that this face asks together, the last. */
  stopsAmong<Step extends string>(steps: readonly Step[]): Step[] {
    return steps.filter((step, index) => {
      const next = steps[index + 1];
      return next === undefined || this.routeOfPage(next) !== this.routeOfPage(step);
    });
  }

  /** From a line of a summary back to its question. */
  linkTo(step: string): Locator {
    return this.page.locator(`main dl a[href$="${this.addressOf(this.routeOfPage(step))}"]`);
  }

  input(name: string): Locator {
    return this.page.locator(`main form [name="${name}"]`);
  }

  protected async fillInput(name: string, value: string | true): Promise<void> {
    if (name === 'date') return this.tick(this.input('schedules-day').first());
    if (name === 'period') return this.tick(this.page.locator(`[name="schedules-time"][value="${value}"]`));
    const inputs = this.input(name);
    await expect(inputs.first()).toBeAttached();
    const kind = await inputs.first().evaluate((element) => element.getAttribute('type') ?? element.tagName);
    if (kind === 'radio') await this.tick(inputs.and(this.page.locator(`[value="${value}"]`)));
    else if (kind === 'checkbox') await this.tick(inputs.first());
    else if (kind === 'SELECT') await inputs.first().selectOption(String(value));
    else await inputs.first().fill(String(value));
  }

  /** By its label, as a finger does: the control itself may be drawn by the style. */
  protected async tick(control: Locator): Promise<void> {
    await control.evaluate(async (element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      let top: number | undefined;
      // A finger waits until what it aims at stands still.
      while (label && label.getBoundingClientRect().top !== top) {
        label.scrollIntoView({ block: 'center' });
        top = label.getBoundingClientRect().top;
        await new Promise(requestAnimationFrame);
      }
    });
    await control.check({ force: true });
  }
}
