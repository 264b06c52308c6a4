import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/content/faq/plain-text.ts';
import { faqSets } from '../../src/content/faq/questions.ts';
import { answerOf, typedAnswer } from '../../src/content/faq/typed-answer.ts';
import type { Prices } from '../../src/content/landing/plans/priced-text.ts';

const prices: Prices = {
  of: (sku) => `R$ 10 (${sku})`,
  full: (sku) => `R$ 20 (${sku})`,
  condition: (sku) => `por 3 meses (${sku})`,
  more: (sku, than) => `R$ 5 (${sku} e ${than})`,
  streamingFrom: () => 'R$ 7',
  phone: (line) => `0800 ${line}`,
  offersWith: (slug) => ['A', 'B'].map((plan) => ({ title: `${plan} com ${slug}`, price: 'R$ 30' })),
};

const everyItem = Object.values(faqSets).flat();

it('every answer of the files can be written as typed text and read back unchanged', () => {
  for (const { id, answer } of everyItem)
    expect([id, plainText(answerOf(typedAnswer(answer)), prices)]).toEqual([id, plainText(answer, prices)]);
});

describe('a typed answer', () => {
  it('a typed answer becomes paragraphs, lists, steps and links', () => {
    expect(answerOf('Veja:\n- um\n- [dois](/duvidas/)\n\n1. abra\n2. feche\nFim')).toMatchObject([
      'Veja:',
      { list: expect.any(Function) },
      { steps: ['abra', 'feche'] },
      'Fim',
    ]);
  });

  it('a typed answer names known prices and leaves an unknown slot', () => {
    expect(plainText(answerOf('De {preco d500a} a {nada}.'), prices)).toBe('De R$ 10 (d500a) a {nada}.');
  });

  it.each(['/\\a.example', '//a.example', '/\u0001/a.example', 'javascript:alert', 'https://b@a.example'])(
    'a typed link that would leave the shop unseen stays text: %j',
    (href) => {
      const typed = `Veja [aqui](${href}).`;
      expect(answerOf(typed)).toEqual([typed]);
    },
  );

  it('a typed answer says where to ask in a campaign without a number', () => {
    const silent = { ...prices, phone: () => null };
    expect(plainText(answerOf('Peça pelo {telefone suporte}.'), silent)).toBe(
      'Peça pelo atendimento da TIM.',
    );
  });
});
