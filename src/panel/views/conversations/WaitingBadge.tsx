import { Badge } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useEffect, useRef } from 'react';
import { shellWords as words } from '../../words/shell-words.ts';
import { conversationsApi } from './conversations-api.ts';

/** In the navigation: how many conversations wait for somebody, or for an answer of the user. */
export function WaitingBadge() {
  // A silence that ends causes no live update.
  const { data } = conversationsApi.useCountConversationsQuery({}, { pollingInterval: 60_000 });
  const waiting = data && data.waiting + data.mine;
  useWaitingAlert(waiting);
  if (!waiting) return null;
  return (
    <Badge variant="filled" size="sm" color="red" aria-label={words.waits(waiting)}>
      {waiting}
    </Badge>
  );
}

interface AlertChoices {
  readonly sound: boolean;
  readonly desktop: boolean;
}

const none: AlertChoices = { sound: false, desktop: false };

export const useAlertChoices = () =>
  useLocalStorage<AlertChoices>({ key: 'painel-avisos', defaultValue: none, getInitialValueInEffect: false });

/** Rings and notifies as the user chose. */
export function useAlert() {
  const [{ sound, desktop }] = useAlertChoices();
  return useCallback(
    (text: string, tag: string) => {
      if (sound) ring();
      // One notice for all tabs; what somebody looks at needs none.
      if (desktop && document.visibilityState === 'hidden')
        new Notification(text, { tag }).onclick = () => window.focus();
    },
    [sound, desktop],
  );
}

/** Tells of more conversations that wait; of none that waited when the panel was opened. */
function useWaitingAlert(waiting: number | undefined): void {
  const tell = useAlert();
  const before = useRef<number>(undefined);
  useEffect(() => {
    const isMore = before.current !== undefined && waiting !== undefined && waiting > before.current;
    before.current = waiting;
    if (isMore) tell(words.waitingAlert, 'painel-conversas');
  }, [waiting, tell]);
}

/** Two short tones, in seconds. */
function ring(): void {
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.gain.value = 0.1;
  gain.connect(audio.destination);
  for (const [at, pitch] of [
    [0, 660],
    [0.18, 880],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.15);
    tone.onended = () => at > 0 && void audio.close();
  }
}
