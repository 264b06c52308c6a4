import { useEffect, useState } from 'react';
import { onFirstFocus } from './on-first-focus.ts';
import { VoiceKey, type VoiceKeyProps } from './VoiceKey.tsx';

/** Shown on the first focus, if the browser supports speech recognition. */
export function OfferedVoice({ isReady, ...key }: VoiceKeyProps & { isReady: boolean }) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const isThere = 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
    return isReady && isThere ? onFirstFocus(() => setOffered(true)) : undefined;
  }, [isReady]);
  return isOffered && <VoiceKey {...key} />;
}
