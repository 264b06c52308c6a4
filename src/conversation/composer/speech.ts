/** What browsers offer of it, under either name. */
interface SpeechRecogniser extends EventTarget {
  lang: string;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
}

type SpeechConstructor = new () => SpeechRecogniser;

const isConstructor = (value: unknown): value is SpeechConstructor => typeof value === 'function';

/** What the page was loaded with: who came over from the form has a page that may not ask for the microphone. */
const mayAsk = (): boolean => {
  const policy: unknown = Reflect.get(document, 'featurePolicy');
  const allows: unknown = policy instanceof Object ? Reflect.get(policy, 'allowsFeature') : null;
  return typeof allows !== 'function' || allows.call(policy, 'microphone') !== false;
};

/** What this browser recognises speech with; null where it does not, or the page may not ask for the microphone. */
export function speechOf(view: object): SpeechConstructor | null {
  const found: unknown =
    Reflect.get(view, 'SpeechRecognition') ?? Reflect.get(view, 'webkitSpeechRecognition');
  return isConstructor(found) && mayAsk() ? found : null;
}

/** All that was said up to now. */
export function wordsHeard(event: Event): string {
  const results: unknown = Reflect.get(event, 'results');
  if (typeof results !== 'object' || results === null) return '';
  const said = Array.from({ length: Number(Reflect.get(results, 'length')) }, (_, place) => {
    const result: unknown = Reflect.get(results, place);
    const best: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 0) : null;
    // A browser's own object has its properties on its prototype.
    const text: unknown = typeof best === 'object' && best !== null ? Reflect.get(best, 'transcript') : '';
    return typeof text === 'string' ? text : '';
  });
  return said.join(' ').replace(/\s+/g, ' ').trim();
}

export type SpeechFailure = 'refused' | 'nothing' | 'failed';

/** Why nothing came, as far as the visitor can do something about it. */
export function failureOf(event: Event): SpeechFailure | null {
  const error: unknown = Reflect.get(event, 'error');
  if (error === 'aborted') return null;
  if (error === 'no-speech') return 'nothing';
  return error === 'not-allowed' || error === 'service-not-allowed' ? 'refused' : 'failed';
}
