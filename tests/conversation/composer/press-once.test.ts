// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressOnce } from '../../../src/conversation/press-once.ts';

const taken = vi.fn();
let stop: () => void;

beforeEach(() => {
  taken.mockClear();
  document.body.innerHTML =
    '<button type="button" id="yes"><b>Sim</b></button><a id="link">Regulamentos</a><button id="send">Enviar</button>';
  for (const control of document.body.children) control.addEventListener('click', () => taken(control.id));
  stop = pressOnce();
});

afterEach(() => stop());

interface Press {
  detail?: number;
  at?: number;
  x?: number;
  pointerType?: string;
}

/** Whether the focus may move. */
function press(selector: string, { detail = 1, at = 0, x = 0, pointerType = 'mouse' }: Press = {}): boolean {
  const target = document.querySelector(selector);
  const event = (type: string) => {
    const made = new MouseEvent(type, { detail, clientX: x, bubbles: true, cancelable: true });
    Object.defineProperty(made, 'timeStamp', { value: at });
    Object.defineProperty(made, 'pointerType', { value: pointerType });
    return made;
  };
  target?.dispatchEvent(event('pointerdown'));
  const isFree = target?.dispatchEvent(event('mousedown')) ?? false;
  target?.dispatchEvent(event('click'));
  return isFree;
}

const pressed = () => taken.mock.calls.flat();

describe('the second press of a double press', () => {
  it('the second press does nothing to an element that appeared under the finger', () => {
    press('#yes');
    expect(press('#link', { detail: 2 })).toBe(false);
    expect(press('#link', { detail: 3 })).toBe(false);
    expect(press('body', { detail: 4 })).toBe(false);
    expect(pressed()).toEqual(['yes']);
  });

  it('the second press on the same element counts, except that it sends nothing again', () => {
    press('#yes');
    expect(press('#yes b', { detail: 2 })).toBe(true);
    press('#send');
    press('#send', { detail: 2 });
    expect(pressed()).toEqual(['yes', 'yes', 'send']);
  });

  it('the second press is recognised by time and place where taps are not counted', () => {
    const touch = { pointerType: 'touch', x: 10 };
    press('#yes', { ...touch, at: 1000 });
    expect(press('#link', { ...touch, at: 1300 })).toBe(false);
    expect(press('#link', { ...touch, at: 2000 })).toBe(true);
    expect(press('#yes', { ...touch, at: 2100, x: 200 })).toBe(true);
    expect(pressed()).toEqual(['yes', 'link', 'yes']);
  });
});

it('separate presses of a mouse and presses of a key all count', () => {
  press('#yes', { at: 1000 });
  press('#link', { at: 1100 });
  press('#yes', { detail: 2 });
  press('#send', { detail: 0 });
  expect(pressed()).toEqual(['yes', 'link', 'send']);
});
