// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeMenuByKeys } from '../../src/app/layout/close-menu-by-keys.ts';

let stop: () => void;
beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
  document.body.innerHTML = `<header><details data-menu open><summary tabindex="0">Menu</summary><a href="#a">A</a></details><button>Maior</button></header><a href="#b">B</a>`;
  stop = closeMenuByKeys();
});
afterEach(() => stop());

const isOpen = () => document.querySelector('details')?.open;
const focused = () => document.activeElement?.textContent;

it('Escape closes the menu and returns the focus to its button', async () => {
  document.querySelector('a')?.focus();
  await userEvent.keyboard('{Escape}');
  expect([isOpen(), focused()]).toEqual([false, 'Menu']);
});

it('the menu stays open while the head of the page is tabbed through, and closes after it', async () => {
  document.querySelector('summary')?.focus();
  await userEvent.tab();
  expect([isOpen(), focused()]).toEqual([true, 'A']);
  await userEvent.tab();
  expect([isOpen(), focused()]).toEqual([true, 'Maior']);
  await userEvent.tab();
  expect([isOpen(), focused()]).toEqual([false, 'B']);
});
