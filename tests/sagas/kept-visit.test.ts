import { describe, expect, it } from 'vitest';
import { fillUntil, one } from './tab.ts';
import { begin } from './visit.ts';

describe('what is kept in the browser', () => {
  it('holds nothing sensitive, wherever the visitor stands', async () => {
    const { shop, device, tab } = begin();
    const kept: string[] = [];
    tab.store.subscribe(() =>
      kept.push(device.session.text(), device.leadPointer.text(), device.zoom.text()),
    );
    shop.state.verdict = 'quiz';
    await fillUntil(tab, '/checkout/ativar-debito/');
    tab.submit(one({ direct_debit: 'true' }));
    await tab.fill(
      '/checkout/conta-debito/',
      one({ bank: '341', agency: '98765', account_number: '7654321' }),
    );
    await tab.fill(
      '/checkout/validacao/',
      one({ 'quiz-one': 'answer-a', 'quiz-two': 'answer-b', 'quiz-three': 'answer-c' }),
    );
    await fillUntil(tab, '/pedido-realizado/', '/checkout/data-instalacao/');
    const text = [...new Set(kept)].join('\n');
    expect(text).toContain('Ana Souza');
    for (const secret of [
      '52998224725',
      '529.982',
      'Silveira',
      '02/02/1990',
      '341',
      '98765',
      '7654321',
      '654321',
      'answer-a',
      'quiz',
    ])
      expect(text.includes(secret), secret).toBe(false);
  });

  it('holds neither the code nor a company’s number', async () => {
    const { device, tab } = begin('/oferta-colaborador/checkout/email/');
    await tab.fill('/checkout/email/', one({ email: 'ana@timbrasil.com.br' }));
    await tab.rest();
    tab.store.dispatch({
      type: 'answersAccepted',
      payload: { values: { code: '424242', cnpj: '12ABC34501DE35' } },
    });
    await tab.rest();
    expect(device.session.text()).toContain('ana@timbrasil.com.br');
    expect(device.session.text()).not.toMatch(/424242|12ABC34501DE35/);
  });
});
