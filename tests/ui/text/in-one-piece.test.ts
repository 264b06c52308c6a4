import { expect, it } from 'vitest';
import { inOnePiece } from '../../../src/ui/text/in-one-piece.ts';

/** What may end a line, made visible. */
const shown = (text: string) => text.replaceAll('\u00a0', '~');

it.each([
  ['De R$ 1.119,90 por R$ 59,99/mês', 'De R$~1.119,90 por R$~59,99/mês'],
  ['500 Mega ou 1 Giga, por 12 meses', '500~Mega ou 1~Giga, por 12~meses'],
  ['até 20 GIGA a mais', 'até 20~GIGA a mais'],
  ['de uns 5 minutos a 30 dias', 'de uns 5~minutos a 30~dias'],
  ['Vendas: 0800 555 1020. Suporte: 103 41.', 'Vendas: 0800~555~1020. Suporte: 103~41.'],
  ['(11) 98765-1234, CEP 01310-100', '(11)~98765-1234, CEP~01310-100'],
  ['(21) *****-4321', '(21)~*****-4321'],
  ['600 Mbps em 3 min', '600~Mbps em 3~min'],
  ['Wi-Fi 6, e Wi-Fi na rua', 'Wi-Fi~6, e Wi-Fi na rua'],
  ['04/12/2026, Manhã (8h às 12h)', '04/12/2026, Manhã (8h~às~12h)'],
  ['R$ e 40 dispositivos', 'R$ e 40 dispositivos'],
])("the text '%s' does not break", (text, piece) => {
  expect(shown(inOnePiece(text))).toBe(piece);
});
