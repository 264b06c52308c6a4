import { describe, expect, it } from 'vitest';
import { everyAnswer } from '../../../funnel/given.ts';
import { heard } from '../asked.ts';

const atReview = (text: string) => heard(text, 'confirmacao', { answers: everyAnswer });
const { number, due_date: dueDate } = everyAnswer;

describe('a misunderstood answer', () => {
  it.each([
    [`a casa é 1020, vc pôs ${number}`, '[number: 1020]'],
    [`vc pôs ${number}, é 1020`, '[number: 1020]'],
    [`escrevi errado, ficou ${number} mas é 1020`, '[number: 1020]'],
    [`vc colocou dia ${dueDate} mas eu pedi dia 15`, '[due_date: Dia 15]'],
    [`o vencimento eu pedi dia 15 e vc botou ${dueDate}`, '[due_date: Dia 15]'],
  ])('is put right, for a yes: %s', (text, answer) => expect(atReview(text)).toBe(answer));

  it('of a question about a misheard value corrects nothing', () =>
    expect(atReview(`vc colocou dia ${dueDate} ou eu pedi dia 15?`)).not.toContain('due_date'));
});

describe('eight digits where the house is asked', () => {
  it('are the postcode, for a yes', () =>
    expect(heard('eita, coloquei o cep do serviço. o de casa eh 05724030', 'nr-imovel')).toBe(
      '[cep: 05724-030]',
    ));

  it('are none where they are said to be a phone', () =>
    expect(heard('número 100, telefone 34567890', 'nr-imovel')).not.toContain('cep'));
});

it('what was told before is replaced by what is told now', () =>
  expect(atReview(`o vencimento eu disse ${dueDate} mas bota 15`)).toBe('[due_date: Dia 15]'));
