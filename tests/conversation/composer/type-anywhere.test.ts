// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { typeAnywhere } from '../../../src/conversation/composer/type-anywhere.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<input id="composer"><input type="radio" id="plan"><button id="yes">Sim</button>
    <a href="#" id="link">Regulamentos</a><h1 tabindex="-1" id="heading"></h1><input type="text" id="name">
    <textarea id="note"></textarea><select id="bank"></select><dialog open><button id="close">Fechar</button></dialog>`;
  stop = typeAnywhere();
});

afterEach(() => stop());

/** The id of what has the focus once the key went down on a control. */
function focusAfter(id: string, init: KeyboardEventInit): string | undefined {
  const control = document.getElementById(id);
  control?.focus();
  control?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  return document.activeElement?.id;
}

describe('a key on a control of the conversation', () => {
  it.each(['plan', 'yes', 'link', 'heading'])(
    'a letter typed on the control "%s" goes to the composer',
    (id) => {
      expect(focusAfter(id, { key: 'q' })).toBe('composer');
    },
  );

  it.each(['name', 'note', 'bank', 'close'])('a letter typed in "%s" stays there', (id) => {
    expect(focusAfter(id, { key: 'q' })).toBe(id);
  });

  it.each(['ç', '1', '?', 'Dead'])('the key %s starts a message', (key) => {
    expect(focusAfter('yes', { key })).toBe('composer');
  });

  it.each([' ', 'Enter', 'Tab', 'ArrowDown', 'Escape', 'F5', 'Shift'])(
    'the key "%s" stays with the control',
    (key) => {
      expect(focusAfter('yes', { key })).toBe('yes');
    },
  );

  it.each(['ctrlKey', 'metaKey', 'altKey'])('a shortcut with %s stays with the browser', (modifier) => {
    expect(focusAfter('yes', { key: 'c', [modifier]: true })).toBe('yes');
  });
});
