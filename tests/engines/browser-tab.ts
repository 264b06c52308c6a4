/** What every engine can be told, whatever it is told by. All else is made of it. */
export interface Tab {
  goTo: (address: string) => Promise<void>;
  /** Runs the text of a function in the page, with values that JSON can carry. */
  run: (code: string, values: readonly unknown[]) => Promise<unknown>;
  /** Keys as the engine itself hears them: text, or the name of one of them. */
  type: (text: string) => Promise<void>;
  press: (key: Key, held?: 'Shift') => Promise<void>;
  /** The pointer, at a place in the window. */
  click: (x: number, y: number) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Beside it, in the same browser. */
  another: () => Promise<Tab>;
  close: () => Promise<void>;
}

export interface Engine {
  open: (settings?: { blocksCookies?: boolean }) => Promise<Tab>;
  close: () => Promise<void>;
}

/** By the names of the UI Events specification, with the code points that WebDriver gives them. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
} as const;

export type Key = keyof typeof keys;

const keyActions = (type: 'keyDown' | 'keyUp', value: string) => ({ type, value });

/** One key source's actions, as both protocols of WebDriver write them. */
export const typing = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((sign) => [keyActions('keyDown', sign), keyActions('keyUp', sign)]),
  },
];

export const pressing = (key: Key, held?: 'Shift') => {
  const one = [keyActions('keyDown', keys[key]), keyActions('keyUp', keys[key])];
  const around = held ? [keyActions('keyDown', keys[held]), ...one, keyActions('keyUp', keys[held])] : one;
  return [{ type: 'key', id: 'keyboard', actions: around }];
};

export const clicking = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      // A hand comes to rest before it presses, and is not quicker than this.
      { type: 'pause', duration: 150 },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 80 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
