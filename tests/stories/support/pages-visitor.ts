import { expect, type Locator } from '@playwright/test';
import type { Given } from './sandbox.ts';
import { Visitor } from './visitor.ts';

/** A visitor who fills in one page per step. */
export class PagesVisitor extends Visitor {
  protected addressOf(route: string, query = ''): string {
    return `${route}${query}`;
  }

  routeOfPage(step: string): string {
    return `${this.base}${step}/`;
  }

  async give(step: string, given: Given): Promise<void> {
    await this.send(step, given);
  }

  async back(): Promise<void> {
    await this.page.getByRole('link', { name: 'Voltar' }).click();
  }

  async submit(): Promise<void> {
    await this.page.locator('main form [type="submit"]').first().click();
  }

  async isTold(input: string, sentence: string): Promise<void> {
    const summary = this.page.locator('main form [tabindex="-1"]').first();
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(sentence);
    await expect(this.input(input)).toHaveAttribute('aria-invalid', 'true');
  }

  async choosePlan(): Promise<void> {
    await this.page.getByRole('radio').first().check({ force: true });
    await this.submit();
  }

  async choose(option: Locator): Promise<void> {
    await option.click();
    await this.submit();
  }

  async hasArrived(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  protected async fillOne(name: string, value: string | true): Promise<void> {
    await this.fillInput(name, value);
  }
}
