/** The part of the SpeechRecognition API in use, under either name. */
interface SpeechRecogniser extends EventTarget {
  lang: string;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
}

type SpeechConstructor = new () => SpeechRecogniser;

const isConstructor = (value: unknown): value is SpeechConstructor => typeof value === 'function';

/** The permissions policy belongs to the loaded document: one opened as a form page may not use the microphone. */
const mayAsk = (): boolean => {
  const policy: unknown = Reflect.get(document, 'featurePolicy');
  const allows: unknown = policy instanceof Object ? Reflect.get(policy, 'allowsFeature') : null;
  return typeof allows !== 'function' || allows.call(policy, 'microphone') !== false;
};

/** The browser's SpeechRecognition; null if unsupported or not permitted. */
export function speechOf(view: object): SpeechConstructor | null {
  const found: unknown =
    Reflect.get(view, 'SpeechRecognition') ?? Reflect.get(view, 'webkitSpeechRecognition');
  return isConstructor(found) && mayAsk() ? found : null;
}

/** Everything recognised so far. */
export function wordsHeard(event: Event): string {
  const results: unknown = Reflect.get(event, 'results');
  if (typeof results !== 'object' || results === null) return '';
  const parts = Array.from({ length: Number(Reflect.get(results, 'length')) }, (_, index) => {
    const result: unknown = Reflect.get(results, index);
    const best: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 0) : null;
    // Browser objects have their properties on the prototype, so checks for own properties miss them.
    const text: unknown = typeof best === 'object' && best !== null ? Reflect.get(best, 'transcript') : '';
    return typeof text === 'string' ? text : '';
  });
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

export type SpeechFailure = 'refused' | 'nothing' | 'failed';

/** Why listening failed; null if it was stopped on purpose. */
export function failureOf(event: Event): SpeechFailure | null {
  const error: unknown = Reflect.get(event, 'error');
  if (error === 'aborted') return null;
  if (error === 'no-speech') return 'nothing';
  return error === 'not-allowed' || error === 'service-not-allowed' ? 'refused' : 'failed';
}
