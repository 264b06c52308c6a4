import { expect, it } from 'vitest';
import { plainBonus } from '../../../src/contract/offer/speed-bonus.ts';

it.each([
  ['600MB + 100MB Bônus vitalícios', 'Mais 100 Mega de bônus, para sempre'],
  ['500MB + 100MB Bônus por um ano', 'Mais 100 Mega de bônus, por um ano'],
  ['Até 20 GIGA a mais no seu plano TIM Controle', 'Até 20 GIGA a mais no seu plano TIM Controle'],
])('the speed bonus of %s is stated: %s', (addon_description, plain) => {
  expect(plainBonus({ addon_description })).toBe(plain);
});
