import { type RefObject, Suspense, useEffect, useState } from 'react';
import { deferred } from '../../answering/preloading/deferred.tsx';

const VoiceKey = deferred(async () => (await import('./VoiceKey.tsx')).VoiceKey);

/** What the page was loaded with: who came over from the form has a page that may not ask for the microphone. */
const mayAsk = (): boolean => {
  const policy: unknown = Reflect.get(document, 'featurePolicy');
  const allows: unknown = policy instanceof Object ? Reflect.get(policy, 'allowsFeature') : null;
  return typeof allows !== 'function' || allows.call(policy, 'microphone') !== false;
};

interface OfferedVoiceProps {
  input: RefObject<HTMLInputElement | null>;
  /** What is listened to for one question is over with it. */
  question: string;
  isReady: boolean;
}

/** Loaded only where the browser recognises speech. */
export function OfferedVoice({ input, question, isReady }: OfferedVoiceProps) {
  const [isOffered, setOffered] = useState(false);
  const [isFirst, setFirst] = useState(true);
  useEffect(() => {
    setOffered(isReady && ('SpeechRecognition' in window || 'webkitSpeechRecognition' in window) && mayAsk());
  }, [isReady]);
  return (
    isOffered && (
      <Suspense>
        <VoiceKey key={question} input={input} isFirst={isFirst} onHeard={() => setFirst(false)} />
      </Suspense>
    )
  );
}
