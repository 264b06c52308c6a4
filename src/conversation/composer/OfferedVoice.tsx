import { Suspense, useEffect, useState } from 'react';
import { deferred } from '../../answering/preloading/deferred.tsx';
import { onFirstFocus } from './on-first-focus.ts';
import type { VoiceKeyProps } from './VoiceKey.tsx';

const VoiceKey = deferred(async () => (await import('./VoiceKey.tsx')).VoiceKey);

/** Loaded on the first focus, if the browser supports speech recognition. */
export function OfferedVoice({ isReady, ...key }: VoiceKeyProps & { isReady: boolean }) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const isThere = 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
    return isReady && isThere ? onFirstFocus(() => setOffered(true)) : undefined;
  }, [isReady]);
  return (
    isOffered && (
      <Suspense>
        <VoiceKey {...key} />
      </Suspense>
    )
  );
}
