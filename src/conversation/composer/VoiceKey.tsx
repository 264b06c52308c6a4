import { type RefObject, useEffect, useRef, useState } from 'react';
import { voiceWords as words } from '../../content/conversation/voice.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { microphone } from '../../ui/icons/microphone.ts';
import { onFirstFocus } from './on-first-focus.ts';
import { failureOf, type SpeechFailure, speechOf, wordsHeard } from './speech.ts';
import styles from './VoiceKey.module.css';

type Status = 'off' | 'listening' | 'heard' | SpeechFailure;

interface VoiceKeyProps {
  input: RefObject<HTMLInputElement | null>;
  /** Listening ends with its question. */
  question: string;
}

interface ListeningKeyProps {
  input: RefObject<HTMLInputElement | null>;
  /** The notice about the speech service is shown until the first use. */
  isFirst: boolean;
  onHeard: () => void;
}

/** Shown on the first focus, if the browser supports speech recognition. */
export function OfferedVoice({ isReady, ...key }: VoiceKeyProps & { isReady: boolean }) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const isThere = 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
    return isReady && isThere ? onFirstFocus(() => setOffered(true)) : undefined;
  }, [isReady]);
  return isOffered && <VoiceKey {...key} />;
}

/** Writes speech into the input for the visitor to check; it never sends. */
function VoiceKey({ input, question }: VoiceKeyProps) {
  const [isFirst, setFirst] = useState(true);
  return <ListeningKey key={question} input={input} isFirst={isFirst} onHeard={() => setFirst(false)} />;
}

function ListeningKey({ input, isFirst, onHeard }: ListeningKeyProps) {
  const [status, setStatus] = useState<Status>('off');
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const listen = () => {
    const Recogniser = speechOf(window);
    if (Recogniser === null) return;
    const speech = new Recogniser();
    const before = input.current?.value ?? '';
    let ended: Status = 'nothing';
    speech.lang = 'pt-BR';
    speech.interimResults = true;
    speech.addEventListener('result', (event) => {
      const text = wordsHeard(event);
      if (text === '' || input.current === null) return;
      ended = 'heard';
      input.current.value = [before.trim(), text].filter(Boolean).join(' ');
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
    });
    speech.addEventListener('error', (event) => {
      if (ended !== 'heard') ended = failureOf(event) ?? 'off';
    });
    speech.addEventListener('end', () => {
      stop.current = null;
      setStatus(ended);
      if (ended === 'heard') onHeard();
      if (ended === 'heard') input.current?.focus();
    });
    stop.current = () => speech.abort();
    setStatus('listening');
    try {
      speech.start();
    } catch {
      stop.current = null;
      setStatus('failed');
    }
  };

  const isListening = status === 'listening';
  if (speechOf(window) === null) return null;
  return (
    <>
      <button
        type="button"
        className={styles.key}
        aria-label={isListening ? words.stop : words.start}
        data-listening={isListening || undefined}
        onClick={() => (isListening ? stop.current?.() : listen())}
      >
        <Icon shape={microphone} />
      </button>
      {status !== 'off' && (
        <div className={styles.note}>
          <p role="status">{words[status]}</p>
          {isListening && isFirst && <p>{words.notice}</p>}
        </div>
      )}
    </>
  );
}
