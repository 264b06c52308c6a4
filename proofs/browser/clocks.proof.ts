import { expect } from '@playwright/test';
import { consentCookieOf } from '../../scripts/shop/consent-cookie.ts';
import { dayInBrasilia, formatBrazilianDate } from '../../src/brazil/date.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { fieldErrors } from '../../src/content/field-errors.ts';
import { ana, withoutDebit } from '../../tests/stories/support/sandbox.ts';
import type { Visitor } from '../../tests/stories/support/visitor.ts';
import { moveClock } from './move-clock.ts';
import { faces, orderNumberOn, test } from './proof.ts';

const leapDay = Date.parse('2028-02-29T15:00:00Z') - Date.now();

interface Clock {
  name: string;
  /** Offset of the browser's clock in milliseconds. */
  ahead?: number;
  /** Offset of the shop's clock in milliseconds. */
  shopAhead?: number;
  /** The browser's time zone, if it differs from the shop's. */
  timeZone?: string;
  /** Days since the visitor's eighteenth birthday by the shop's clock, negative for who is too young; by default Ana's age. */
  sinceBirthday?: number;
}

const clocks: readonly Clock[] = [
  { name: 'a-day-ahead', ahead: dayMs },
  { name: 'a-day-behind', ahead: -dayMs },
  { name: 'leap-day', ahead: leapDay, shopAhead: leapDay },
  { name: 'behind-on-leap-day', ahead: leapDay - dayMs, shopAhead: leapDay },
  { name: 'eighteenth-birthday', sinceBirthday: 0 },
  { name: 'eve-of-the-eighteenth-birthday', sinceBirthday: -1 },
  { name: 'behind-on-the-birthday', ahead: -dayMs, sinceBirthday: 0 },
  { name: 'far-west-on-the-birthday', timeZone: 'Pacific/Honolulu', sinceBirthday: 0 },
  { name: 'far-east-on-the-eve', timeZone: 'Pacific/Auckland', sinceBirthday: -1 },
  { name: 'ahead-on-the-eve', ahead: dayMs, sinceBirthday: -1 },
];

/** Birth date of a visitor who turned eighteen so many days ago. */
function bornFor(now: number, daysAgo: number): string {
  const { year, month, day: date } = dayInBrasilia(now - daysAgo * dayMs);
  return formatBrazilianDate({ year: year - 18, month, day: date });
}

/** Places an order; a visitor who is refused as too young sees the text and enters another date. */
async function order(visitor: Visitor, { shopAhead = 0, sinceBirthday }: Clock): Promise<void> {
  await visitor.begin();
  for (const step of withoutDebit) {
    if (step !== 'data-nascimento' || sinceBirthday === undefined) {
      await visitor.give(step, ana[step]);
      continue;
    }
    const born = bornFor(Date.now() + shopAhead, sinceBirthday);
    await visitor.give(step, { birth_date: born });
    if (sinceBirthday >= 0) continue;
    const told = visitor.page.getByText(fieldErrors.birthTooYoung).filter({ visible: true }).first();
    await expect(told).toBeVisible();
    await expect(visitor.input('birth_date')).toHaveValue(born);
    await visitor.give(step, ana[step]);
  }
  await orderNumberOn(visitor.page);
}

for (const { name: face, Face } of faces)
  for (const clock of clocks)
    test.describe(() => {
      const { ahead = 0, shopAhead = 0 } = clock;
      test.use({ ownShopAhead: shopAhead, timezoneId: clock.timeZone ?? 'America/Sao_Paulo' });
      test(`clock ${clock.name} ${face}`, async ({ page, context, line }) => {
        const { hostname } = new URL(line.url);
        const consent = consentCookieOf('denied', Date.now() + ahead);
        await context.addCookies([{ ...consent, domain: hostname, path: '/' }]);
        await context.addInitScript(moveClock, ahead);
        await order(new Face(page), clock);
      });
    });
