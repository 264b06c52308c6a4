import { act, cleanup, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { voiceWords as words } from '../../../src/content/conversation/voice.ts';
import { preloadConversation, settle } from '../render-conversation.tsx';
import { begun, box, click } from '../visitor.ts';

/** Speaks as a browser's own object does. */
class Speech extends EventTarget {
  static last: Speech | null = null;
  lang = '';
  interimResults = false;
  start = vi.fn();
  abort = vi.fn(() => this.fails('aborted'));
  constructor() {
    super();
    Speech.last = this;
  }
  says(...parts: string[]) {
    const results = parts.map((transcript) => [{ transcript }]);
    this.dispatchEvent(Object.assign(new Event('result'), { results }));
  }
  ends() {
    this.dispatchEvent(new Event('end'));
  }
  fails(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.ends();
  }
}

beforeAll(async () => {
  await preloadConversation();
  await import('../../../src/conversation/composer/VoiceKey.tsx');
});

const now = (happens: (speech: Speech) => void) =>
  act(async () => void (Speech.last && happens(Speech.last)));
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** The line was touched: from then on a key is there wherever there is one. */
async function touched() {
  const page = await begun();
  await act(async () => box().focus());
  await settle();
  return page;
}

const key = () => screen.queryByRole('button', { name: words.start });
const recognises = () => {
  vi.stubGlobal('webkitSpeechRecognition', Speech);
  return () => Reflect.deleteProperty(window, 'webkitSpeechRecognition');
};

it('the microphone key appears beside a touched text field in browsers that recognise speech, and only there', async () => {
  await touched();
  expect(key()).toBeNull();
  cleanup();
  const forget = recognises();
  onTestFinished(() => void forget());
  await touched();
  expect(key()).not.toBeNull();
});

it('the microphone key is missing on a page that may not use the microphone', async () => {
  const forget = recognises();
  const allowsFeature = (feature: string) => feature !== 'microphone';
  Object.defineProperty(document, 'featurePolicy', { configurable: true, value: { allowsFeature } });
  onTestFinished(() => {
    forget();
    Reflect.deleteProperty(document, 'featurePolicy');
  });
  await touched();
  expect(key()).toBeNull();
});

describe('dictation', () => {
  beforeEach(() => recognises());

  it('dictation writes into the text field, says who listens, and sends nothing', async () => {
    const page = await touched();
    await click('button', words.start);
    expect(Speech.last?.lang).toBe('pt-BR');
    expect(status()).toContain(words.listening);
    expect(screen.getByText(words.notice)).toBeTruthy();
    await now((speech) => speech.says('moro na', 'avenida paulista'));
    expect(box().value).toBe('moro na avenida paulista');
    await now((speech) => speech.ends());
    expect(status()).toContain(words.heard);
    expect(document.activeElement).toBe(box());
    expect(page.shop.calls).toEqual([]);
  });

  it.each([
    ['not-allowed', words.refused],
    ['no-speech', words.nothing],
    ['network', words.failed],
  ])('a failed dictation says why: %s', async (error, sentence) => {
    await touched();
    await click('button', words.start);
    await now((speech) => speech.fails(error));
    expect(status()).toContain(sentence);
    expect(screen.getByRole('button', { name: words.start })).toBeTruthy();
  });

  it('a second press stops dictation and keeps what was typed', async () => {
    await touched();
    box().value = '01310';
    await click('button', words.start);
    await click('button', words.stop);
    expect(box().value).toBe('01310');
    expect(screen.queryByText(words.listening)).toBeNull();
  });
});
