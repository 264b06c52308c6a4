import { type RefObject, Suspense, useEffect, useState } from 'react';
import { deferred } from '../../answering/preloading/deferred.tsx';
import { onFirstTouch } from './on-first-touch.ts';

const VoiceKey = deferred(async () => (await import('./VoiceKey.tsx')).VoiceKey);

interface OfferedVoiceProps {
  input: RefObject<HTMLInputElement | null>;
  /** What is listened to for one question is over with it. */
  question: string;
  isReady: boolean;
}

/** Loaded only where the browser recognises speech, once the line is touched. */
export function OfferedVoice({ input, question, isReady }: OfferedVoiceProps) {
  const [isOffered, setOffered] = useState(false);
  const [isFirst, setFirst] = useState(true);
  useEffect(() => {
    const isThere = 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
    return isReady && isThere ? onFirstTouch(() => setOffered(true)) : undefined;
  }, [isReady]);
  return (
    isOffered && (
      <Suspense>
        <VoiceKey key={question} input={input} isFirst={isFirst} onHeard={() => setFirst(false)} />
      </Suspense>
    )
  );
}
