import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FaqGroup } from '../../src/content/faq/groups.ts';
import { faqGroups } from '../../src/content/faq/questions.ts';
import type { Prices } from '../../src/content/landing/plans/priced-text.ts';
import { FaqList } from '../../src/pages/faq/FaqList.tsx';
import { FaqSearch, filterQuestions } from '../../src/pages/faq/FaqSearch.tsx';

const prices: Prices = {
  of: () => 'R$ 1,00',
  full: () => 'R$ 2,00',
  condition: () => 'no débito automático',
  offersWith: () => [],
  more: () => 'R$ 3,00',
  streamingFrom: () => 'R$ 4,00',
  phone: () => '103 41',
};

const groups: readonly FaqGroup[] = [
  {
    title: 'Pedido',
    items: [
      {
        id: 'como-contratar',
        question: 'Como contrato?',
        answer: ['Pelo Wi-Fi de alguém, ou por telefone.'],
      },
      { id: 'por-que-selfie', question: 'Por que pedem documento e selfie?', answer: ['Para saber quem é.'] },
      { id: 'como-enviar', question: 'Como envio o documento?', answer: ['Com a selfie, pelo link.'] },
    ],
  },
  {
    title: 'Rede',
    items: [
      {
        id: 'vizinho',
        question: 'Por que só o vizinho tem?',
        answer: ['O divisor óptico pode estar cheio.'],
      },
      { id: 'fibra-ou-adsl', question: 'Fibra ou ADSL?', answer: ['Uma é de vidro; a outra, de cobre.'] },
    ],
  },
];
const everyQuestion = groups.flatMap(({ items }) => items.map(({ question }) => question));

beforeEach(() => {
  history.replaceState(null, '', '/duvidas/');
  // jsdom lays nothing out and so has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<FaqList groups={groups} prices={prices} level={3} />);
  const questions = page.querySelector('#perguntas');
  if (questions) document.body.replaceChildren(questions);
});

const list = () => document.getElementById('perguntas');
const shown = () =>
  [...document.querySelectorAll('li:not([hidden]) > details > summary')].map(
    ({ textContent }) => textContent,
  );

describe('the questions left by a search', () => {
  it.each([
    ['selfie', ['Por que pedem documento e selfie?', 'Como envio o documento?']],
    ['DIVISOR optico', ['Por que só o vizinho tem?']],
    ['divisor óptico', ['Por que só o vizinho tem?']],
    ['adsl', ['Fibra ou ADSL?']],
    ['enviar documentos', ['Como envio o documento?']],
    // 'cont' begins 'contrato' as well: only whole words are compared by stem.
    ['contas', []],
    // Around every answer, and in none of them.
    ['copiar o link desta', []],
    ['xyz', []],
  ])('a search leaves only the questions that match: %s', (asked, questions) => {
    expect(filterQuestions(list(), asked)).toBe(questions.length);
    expect(shown()).toEqual(questions);
  });

  it.each(['wifi', 'WI-FI', 'Wi-fi'])('a search finds the same for the spelling %s', (asked) => {
    filterQuestions(list(), 'wi-fi');
    const found = shown();
    expect(found.length).toBeGreaterThan(0);
    filterQuestions(list(), asked);
    expect(shown()).toEqual(found);
  });

  it('an empty search shows every question', () => {
    filterQuestions(list(), 'xyz');
    expect(filterQuestions(list(), '  ')).toBeNull();
    expect(shown()).toEqual(everyQuestion);
  });
});

describe('the search', () => {
  it.each(Object.entries(faqGroups))('every example of the search finds a question: %s', (_, questions) => {
    document.body.innerHTML = renderToStaticMarkup(<FaqList groups={questions} prices={prices} level={3} />);
    const hint = document.querySelector('[role="search"] [id$="-hint"]')?.textContent ?? '';
    const examples = hint.replace('Por exemplo: ', '').split(/, | ou /);
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) expect(filterQuestions(list(), example), example).toBeGreaterThan(0);
  });

  it('a search says how many questions it found', async () => {
    render(<FaqSearch list="perguntas" examples={[]} />);
    await userEvent.type(screen.getByRole('searchbox'), 'adsl');
    expect(screen.getByRole('status').textContent).toBe('1 pergunta encontrada');
  });

  it('a search without results says what to do and can be cleared', async () => {
    render(<FaqSearch list="perguntas" examples={[]} />);
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByRole('status').textContent).toMatch(/^Nenhuma pergunta.*Tente uma palavra só/);
    expect(screen.getByRole('link', { name: 'Perguntar na conversa' }).getAttribute('href')).toBe('/chat/');
    await userEvent.click(screen.getByRole('button', { name: 'Ver todas as perguntas' }));
    expect(shown()).toEqual(everyQuestion);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('the question named in the address is opened', () => {
    history.replaceState(null, '', '#vizinho');
    render(<FaqSearch list="perguntas" examples={[]} />);
    expect([...document.querySelectorAll('details[open] > summary')].map((one) => one.textContent)).toEqual([
      'Por que só o vizinho tem?',
    ]);
  });

  it.each(['#nada', '#%', '#perguntas'])('the address %s opens no question', (hash) => {
    history.replaceState(null, '', hash);
    render(<FaqSearch list="perguntas" examples={[]} />);
    expect(document.querySelector('details[open]')).toBeNull();
  });
});

describe('the link of a question', () => {
  const link = () => document.querySelector<HTMLAnchorElement>('a[href="#como-contratar"]');

  it('the link of a question is copied, and the page says so', async () => {
    const user = userEvent.setup();
    render(<FaqSearch list="perguntas" examples={[]} />);
    const copy = link();
    if (copy) await user.click(copy);
    expect(await navigator.clipboard.readText()).toMatch(/\/duvidas\/#como-contratar$/);
    await waitFor(() => expect(copy?.textContent).toBe('Link copiado'));
    expect(screen.getByRole('status').textContent).toBe('Link copiado');
  });

  it('the link of a question goes into the address bar where copying is not allowed', async () => {
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    render(<FaqSearch list="perguntas" examples={[]} />);
    const copy = link();
    if (copy) await user.click(copy);
    await waitFor(() => expect(location.hash).toBe('#como-contratar'));
    expect(copy?.textContent).toBe('Copiar o link desta pergunta');
  });
});
