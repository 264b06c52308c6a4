import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { bankList } from '../../server/catalogue/bank-list.ts';
import { AnswerForm } from '../../src/answering/form/AnswerForm.tsx';
import { BankAnswer } from '../../src/answering/inputs/bank/BankAnswer.tsx';
import { preloadStep } from '../../src/answering/preloading/use-preload.ts';
import { bankOf, findBanks } from '../../src/dialogue/bank-of.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import * as events from '../../src/store/events.ts';
import { openCovered, renderWith } from './open-store.tsx';

describe('the first bank found by the search', () => {
  it.each([
    ['itau', '341'],
    ['Itaú', '341'],
    ['brades', '237'],
    ['bb', '001'],
    ['do brasil', '001'],
    ['caixa', '104'],
    ['CEF', '104'],
    ['roxinho', '260'],
    ['nu', '260'],
    ['inter', '077'],
    ['c6', '336'],
    ['safra', '422'],
    ['pagseguro', '290'],
    ['mercado pago', '323'],
    ['xp', '348'],
    ['260', '260'],
    ['1', '001'],
    ['77', '077'],
  ])('the search finds the right bank first for "%s"', (text, code) => {
    expect(findBanks(text, bankList)[0]?.code).toBe(code);
  });

  it('the search finds each bank only once', () => {
    const found = findBanks('ba', bankList);
    expect(new Set(found).size).toBe(found.length);
  });

  it('the search finds no bank for a text about none', () => {
    expect(findBanks('quitanda', bankList)).toEqual([]);
  });
});

describe('a common name of a bank', () => {
  it.each([
    ['BB', '001'],
    ['pag seguro', '290'],
    ['341 - Itaú', '341'],
    ['1', '001'],
    ['Itaú Unibanco', '341'],
    ['banco', null],
    ['', null],
    ['999', null],
  ])('the common name or number "%s" means one bank', (text, code) => {
    expect(bankOf(text, bankList)?.code ?? null).toBe(code);
  });
});

describe('the search field for banks', () => {
  async function open() {
    const opened = openCovered('/checkout/conta-debito/', 'd500a');
    opened.load({ banks: [...bankList] });
    const step = stepOf('conta-debito');
    await preloadStep(step);
    renderWith(opened, <AnswerForm steps={[step]} labelledBy="title" />);
    return { opened, input: screen.getByRole('combobox', { name: 'Banco' }) };
  }
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('the bank search follows what is typed, and Enter takes the first bank without sending', async () => {
    const { opened, input } = await open();
    await userEvent.type(input, 'caix');
    expect(options()).toEqual(['104 Caixa Econômica Federal']);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect(active?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(input).toHaveProperty('value', '104 - Caixa Econômica Federal');
    expect(options()).toEqual([]);
    expect(opened.reported(events.answersSubmitted)).toEqual([]);
  });

  it('the bank search names the bank on file', () => {
    const opened = openCovered('/checkout/conta-debito/', 'd500a');
    opened.load({ banks: [...bankList] });
    renderWith(
      opened,
      <BankAnswer
        name="bank"
        words={{ label: 'Banco' }}
        error={undefined}
        given={{}}
        onFile="341"
        last
        onBeforeSubmit={() => undefined}
      />,
    );
    screen.getByText(/^Informado: 341 - Itaú/);
  });

  it('the bank search opens with all banks, and arrow keys go round', async () => {
    const { input } = await open();
    await userEvent.click(input);
    expect(options()).toHaveLength(bankList.length);
    await userEvent.keyboard('{ArrowUp}');
    const last = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect(last?.textContent).toBe(options().at(-1));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(input).toHaveProperty('value', '237 - Bradesco');
  });

  it('a tap in the bank search takes a bank and keeps the focus', async () => {
    const { input } = await open();
    await userEvent.type(input, 'inter');
    await userEvent.click(screen.getByRole('option', { name: /Banco Inter/ }));
    expect(input).toHaveProperty('value', '077 - Banco Inter');
    expect(document.activeElement).toBe(input);
  });

  it('Escape closes the bank search and keeps what was typed', async () => {
    const { input } = await open();
    await userEvent.type(input, 'banco{Escape}');
    expect(options()).toEqual([]);
    await userEvent.tab();
    expect(input).toHaveProperty('value', 'banco');
  });

  it('a bank search without results says so and accepts the number of an unknown bank', async () => {
    const { input } = await open();
    await userEvent.type(input, 'quitanda');
    screen.getByText(/Não achamos esse banco/);
    await userEvent.clear(input);
    await userEvent.type(input, '998');
    expect(screen.queryByText(/Não achamos esse banco/)).toBeNull();
    await userEvent.tab();
    expect(input).toHaveProperty('value', '998');
  });
});
