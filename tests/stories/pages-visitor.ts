import { expect, type Locator, type Page } from '@playwright/test';
import { ana, type Given } from './sandbox.ts';

/** A visitor who fills in one page per step. The conversation has its own; the stories are the same. */
export class PagesVisitor {
  readonly page: Page;
  readonly prefix: string;

  constructor(page: Page, prefix = '') {
    this.page = page;
    this.prefix = prefix;
  }

  async begin(query = '?s=d600b'): Promise<void> {
    await this.page.goto(`${this.prefix}/checkout/cep/${query}`);
  }

  async isAt(route: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${this.prefix}${route}(\\?|$)`));
    await expect(this.page.locator('h1')).toBeVisible();
  }

  async isAsked(step: string): Promise<void> {
    await this.isAt(`/checkout/${step}/`);
    await expect(this.page.locator('main form')).toBeVisible();
  }

  /** Waits for the step, fills it in and goes on. */
  async give(step: string, given: Given): Promise<void> {
    await this.isAsked(step);
    await this.fill(given);
    await this.submit();
  }

  /** Gives what Ana gives, step after step. */
  async giveAll(steps: readonly (keyof typeof ana)[]): Promise<void> {
    for (const step of steps) await this.give(step, ana[step]);
  }

  async fill(given: Given): Promise<void> {
    for (const [name, value] of Object.entries(given)) await this.fillOne(name, value);
  }

  private async fillOne(name: string, value: string | true): Promise<void> {
    const inputs = this.page.locator(`main form [name="${name}"]`);
    await expect(inputs.first()).toBeAttached();
    const kind = await inputs.first().evaluate((element) => element.getAttribute('type') ?? element.tagName);
    if (kind === 'radio') await this.tick(this.page.locator(`main form [name="${name}"][value="${value}"]`));
    else if (kind === 'checkbox') await this.tick(inputs.first());
    else if (kind === 'SELECT') await inputs.first().selectOption(value === true ? { index: 1 } : value);
    else await inputs.first().fill(String(value));
  }

  /** By its label, as a finger does: the control itself may be drawn by the style. */
  private async tick(control: Locator): Promise<void> {
    await control.evaluate((element) => {
      if (element instanceof HTMLInputElement) element.labels?.[0]?.scrollIntoView({ block: 'center' });
    });
    await control.check({ force: true });
  }

  async submit(): Promise<void> {
    await this.page.locator('main form [type="submit"]').click();
  }
}
