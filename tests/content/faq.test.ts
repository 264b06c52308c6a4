import { describe, expect, it } from 'vitest';
import {
  type Answer,
  type FaqItem,
  type Line,
  linesOf as listed,
  type TextLink,
} from '../../src/content/faq/answer.ts';
import { generalFaq } from '../../src/content/faq/general.ts';
import { plainText } from '../../src/content/faq/plain-text.ts';
import { faqSets } from '../../src/content/faq/questions.ts';
import { fixedLinks } from '../../src/content/landing/site/fixed-links.ts';
import { outsideLinks } from '../../src/content/landing/site/outside-links.ts';
import { siteLinks } from '../../src/content/landing/site/site-links.ts';
import { samplePrices } from './site-texts.ts';

/** What several sets ask in the same words stands here once. */
const all = [...new Set(Object.values(faqSets).flat())];
const answerTo = (id: string): string => {
  const found = all.find((item) => item.id === id);
  return found === undefined ? '' : plainText(found.answer, samplePrices);
};

describe('the sets of questions', () => {
  it('every question of a page has an id and words of its own', () => {
    for (const [name, items] of Object.entries(faqSets)) {
      expect(new Set(items.map(({ id }) => id)).size, name).toBe(items.length);
      expect(new Set(items.map(({ question }) => question)).size, name).toBe(items.length);
    }
  });

  it.each(all)(
    'the question $id has a valid address, a question mark, and full sentences as its answer',
    ({ id, question, answer }) => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(question).toMatch(/\?$/);
      const text = plainText(answer, samplePrices);
      for (const line of text.split('\n')) expect(line).toMatch(/[.:]$/);
      expect(text).not.toMatch(/ {2}|\.\.|!/);
    },
  );
});

/** What the specification names; how it is asked and answered may change. */
const topics = {
  general:
    'o-que-e fibra-ou-adsl beneficios como-contratar como-escolher-o-plano aplicativos-inclusos ' +
    'cobertura-por-estado-e-cidade vizinho-tem-e-eu-nao quando-comeca-a-cobranca quais-planos-com-streaming ' +
    'como-ativar-o-streaming plano-mais-procurado da-compra-a-instalacao por-que-documentos-e-selfie ' +
    'como-enviar-documentos teste-de-velocidade upload-e-download modem-wi-fi-6 telefones-de-contato ' +
    'suporte-tecnico bonus-no-celular segunda-via-da-fatura formas-de-pagamento como-cancelar-o-plano ' +
    'como-cancelar-o-streaming',
  paramount:
    'paramount-como-entrar paramount-como-funciona paramount-como-cancelar paramount-na-tv paramount-quanto-custa',
  globoplay:
    'globoplay-como-assinar globoplay-como-ativar globoplay-redefinir-senha globoplay-adicionar-familiares ' +
    'globoplay-tipo-de-plano globoplay-velocidade globoplay-aparelhos-ao-mesmo-tempo ' +
    'globoplay-aparelhos-compativeis globoplay-como-cancelar',
} as const;

describe('the topics of the questions', () => {
  it.each(Object.entries(topics))('the set %s covers every specified topic', (name, ids) => {
    const asked = Object.entries(faqSets)
      .find(([set]) => set === name)?.[1]
      .map(({ id }) => id);
    expect(asked).toEqual(expect.arrayContaining(ids.split(' ')));
  });

  it('the general set has the specified number of questions', () => {
    expect(Math.abs(generalFaq.length - 25)).toBeLessThanOrEqual(5);
  });
});

describe('specified facts', () => {
  it.each([
    ['como-contratar', /0800 555 1020/],
    ['como-escolher-o-plano', /até 68 dispositivos/],
    ['cobertura-por-estado-e-cidade', /190 cidades/],
    ['vizinho-tem-e-eu-nao', /divisor óptico/],
    ['quando-comeca-a-cobranca', /proporcional/],
    ['quais-planos-com-streaming', /2 Giga: já inclui HBO Max e Paramount\+/],
    ['como-enviar-documentos', /5 primeiros números do CPF.*\n.*documento/],
    ['upload-e-download', /600 Mega de download e 300 Mega de upload/],
    ['modem-wi-fi-6', /até 40% mais rápido/],
    ['telefones-de-contato', /103 41/],
    ['suporte-tecnico', /103 41/],
    ['bonus-no-celular', /até 20 GIGA.*\n.*até 30 GIGA/],
    ['como-cancelar-o-plano', /7 dias/],
    ['como-cancelar-o-streaming', /até o fim do ciclo/],
    ['paramount-como-funciona', /um aparelho por vez/],
    ['paramount-como-cancelar', /até o fim do ciclo/],
    ['paramount-quanto-custa', /a partir de preço do streaming.*diferença de d600b para d600a/],
    ['hbo-max-telas-e-qualidade', /2 telas.*Full HD/],
    ['hbo-max-quanto-custa', /plano com MAX: preço com MAX por mês/],
    ['globoplay-adicionar-familiares', /até 2 familiares/],
    ['globoplay-tipo-de-plano', /ciclo de 30 dias/],
    ['globoplay-velocidade', /600 Mega/],
    ['globoplay-aparelhos-ao-mesmo-tempo', /até 3 telas/],
    ['globoplay-como-cancelar', /multa proporcional/],
  ])('the specified fact is in its answer: %s', (id, fact) => {
    expect(answerTo(id)).toMatch(fact);
  });
});

describe('an answer as plain text', () => {
  it('an answer as plain text keeps link words, numbers steps and marks lists', () => {
    const answer: Answer = [
      { parts: ['Veja os ', { text: 'planos', href: '/#planos' }, '.'] },
      { steps: ['Abra.', { parts: ['Entre ', { text: 'aqui', href: '/' }, '.'] }] },
      { list: [(prices) => `Por ${prices.of('d500a')}.`] },
      { list: (prices) => prices.offersWith('MAX').map(({ title }) => `Com ${title}.`) },
    ];
    expect(plainText(answer, samplePrices)).toBe(
      'Veja os planos.\n1. Abra.\n2. Entre aqui.\n- Por preço de d500a.\n- Com plano com MAX.',
    );
  });
});

describe('links', () => {
  const known: readonly string[] = [siteLinks, fixedLinks, outsideLinks].flatMap((links) =>
    Object.values(links),
  );
  const linesOf = ({ answer }: FaqItem): Line[] =>
    answer.flatMap((block) => {
      if (typeof block !== 'object' || 'parts' in block) return [block];
      return 'list' in block ? [...listed(block.list, samplePrices)] : [...block.steps];
    });
  const links = all.flatMap((item) =>
    linesOf(item)
      .flatMap((line) => (typeof line === 'object' ? line.parts : []))
      .filter((part): part is TextLink => typeof part === 'object')
      .map((link) => [item.id, link.text, link.href] as const),
  );

  it.each(links)('the link in %s: "%s" leads to %s', (_, text, href) => {
    expect(known).toContain(href);
    expect(text).not.toMatch(/aqui/i);
  });
});
