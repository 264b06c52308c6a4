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
import { faqSets } from '../../src/content/faq/sets.ts';
import { fixedLinks } from '../../src/content/landing/fixed-links.ts';
import { outsideLinks } from '../../src/content/landing/outside-links.ts';
import { siteLinks } from '../../src/content/landing/site-links.ts';
import { samplePrices } from './site-texts.ts';

/** What several sets ask in the same words stands here once. */
const all = [...new Set(Object.values(faqSets).flat())];
const answerTo = (id: string): string => {
  const found = all.find((item) => item.id === id);
  return found === undefined ? '' : plainText(found.answer, samplePrices);
};

describe('the sets', () => {
  it('gives every question of a page an address and words of its own', () => {
    for (const [name, items] of Object.entries(faqSets)) {
      expect(new Set(items.map(({ id }) => id)).size, name).toBe(items.length);
      expect(new Set(items.map(({ question }) => question)).size, name).toBe(items.length);
    }
  });

  it.each(all)('$id stands in an address, asks, and is answered in sentences', ({ id, question, answer }) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(question).toMatch(/\?$/);
    const text = plainText(answer, samplePrices);
    expect(text.length).toBeGreaterThan(80);
    for (const line of text.split('\n')) expect(line).toMatch(/[.:]$/);
    expect(text).not.toMatch(/ {2}|\.\.|!/);
  });
});

describe('what is asked in general', () => {
  it('is about 25 questions, as specified', () => {
    expect(Math.abs(generalFaq.length - 25)).toBeLessThanOrEqual(5);
  });

  it.each([
    ['what the service is', 'o-que-e', /fibra óptica/],
    ['fibre or ADSL', 'fibra-ou-adsl', /cobre/],
    ['benefits', 'beneficios', /Instalação gratuita/],
    ['how to sign up', 'como-contratar', /0800 555 1020/],
    ['choosing a plan', 'como-escolher-o-plano', /até 68 dispositivos/],
    ['included apps', 'aplicativos-inclusos', /Games Club e Looke/],
    ['coverage by state and city', 'cobertura-por-estado-e-cidade', /190 cidades/],
    ['why a neighbour has it', 'vizinho-tem-e-eu-nao', /divisor óptico/],
    ['when billing starts', 'quando-comeca-a-cobranca', /proporcional/],
    ['streaming bundles', 'quais-planos-com-streaming', /2 Giga: já inclui HBO Max e Paramount\+/],
    ['activating streaming', 'como-ativar-o-streaming', /link de ativação/],
    ['most popular plan', 'plano-mais-procurado', /600 Mega/],
    ['purchase to installation', 'da-compra-a-instalacao', /número do pedido/],
    ['why documents and a selfie', 'por-que-documentos-e-selfie', /quem está contratando é você/],
    ['how to send them', 'como-enviar-documentos', /5 primeiros números do CPF.*\n.*documento/],
    ['speed test', 'teste-de-velocidade', /cabo de rede/],
    ['upload or download', 'upload-e-download', /600 Mega de download e 300 Mega de upload/],
    ['Wi-Fi 6 modem', 'modem-wi-fi-6', /até 40% mais rápido/],
    ['contact numbers', 'telefones-de-contato', /103 41/],
    ['technical support', 'suporte-tecnico', /103 41/],
    ['phone and internet bonus', 'bonus-no-celular', /até 20 GIGA.*\n.*até 30 GIGA/],
    ['duplicate invoice', 'segunda-via-da-fatura', /código de barras/],
    ['payment methods', 'formas-de-pagamento', /débito automático ou boleto/],
    ['cancelling the plan', 'como-cancelar-o-plano', /7 dias/],
    ['cancelling streaming', 'como-cancelar-o-streaming', /até o fim do ciclo/],
  ])('%s', (_, id, fact) => {
    expect(generalFaq.map((item) => item.id)).toContain(id);
    expect(answerTo(id)).toMatch(fact);
  });
});

describe('what is asked of a service', () => {
  it.each([
    ['paramount-como-entrar', /SMS e e-mail/],
    ['paramount-como-funciona', /um aparelho por vez/],
    ['paramount-como-cancelar', /até o fim do ciclo/],
    ['paramount-na-tv', /HDMI/],
    ['paramount-quanto-custa', /a partir de preço do streaming.*diferença de d600b para d600a/],
    ['hbo-max-telas-e-qualidade', /2 telas.*Full HD/],
    ['hbo-max-quanto-custa', /plano com MAX: preço com MAX por mês/],
    ['globoplay-como-assinar', /600 Mega com Globoplay/],
    ['globoplay-como-ativar', /Conta Globo/],
    ['globoplay-redefinir-senha', /Esqueci minha senha/],
    ['globoplay-adicionar-familiares', /até 2 familiares/],
    ['globoplay-tipo-de-plano', /ciclo de 30 dias/],
    ['globoplay-velocidade', /Só com a de 600 Mega/],
    ['globoplay-aparelhos-ao-mesmo-tempo', /até 3 telas/],
    ['globoplay-aparelhos-compativeis', /Smart TVs/],
    ['globoplay-como-cancelar', /multa proporcional/],
  ])('%s', (id, fact) => {
    expect(answerTo(id)).toMatch(fact);
  });
});

describe('an answer as plain text', () => {
  it('keeps words of links, numbers steps and marks lists', () => {
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

  it.each(links)('%s: "%s" leads to %s', (_, text, href) => {
    expect(known).toContain(href);
    expect(text).not.toMatch(/aqui/i);
  });
});
