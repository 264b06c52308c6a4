import { expect, it } from 'vitest';
import { offerDifference } from '../../../src/dialogue/summary/offer-difference.ts';
import { plansIn } from '../../funnel/given.ts';

const [paramount] = plansIn('renewal.json');
const [plain] = plansIn('migration.json');
const present = { plan: '300 Mega', price: 99.99, plan_download: 300, plan_upload: 150 };

it.each([
  [
    paramount,
    109.99,
    present,
    'Você paga R$\u00a010,00 a mais por mês, com 300 Mega a mais de download, e com streaming incluso: Paramount+.',
  ],
  [
    plain,
    59.99,
    present,
    'Você paga R$\u00a040,00 a menos por mês, com 200 Mega a mais de download, sem aplicativos de streaming.',
  ],
  [
    plain,
    99.99,
    { ...present, plan_download: 500 },
    'Você paga o mesmo que hoje, na mesma velocidade, sem aplicativos de streaming.',
  ],
  [
    plain,
    99.99,
    { ...present, plan_download: 1000 },
    'Você paga o mesmo que hoje, com 500 Mega a menos de download, sem aplicativos de streaming.',
  ],
])('an offer is compared with the present plan in words', (plan, price, now, sentence) => {
  expect(plan && offerDifference(plan, price, now)).toBe(sentence);
});
