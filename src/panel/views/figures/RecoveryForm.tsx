import { Group, NumberInput, Switch } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { RecoverySettings } from '../../../contract/panel/access/recovery.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { figuresApi } from './figures-api.ts';
import { recoveryWords as words } from './recovery-words.ts';

const whole = { allowDecimal: false, required: true };

export function RecoveryForm({ settings }: { settings: RecoverySettings }) {
  const notify = useOutcomeNotice();
  const [change, { isLoading }] = figuresApi.useChangeRecoveryMutation();
  const [isOn, setIsOn] = useState(settings.isOn);
  // An empty field must not become 0: the browser requires a number.
  const [delayHours, setDelay] = useState<number | string>(settings.delayHours);
  const [heldPercent, setHeld] = useState<number | string>(settings.heldPercent);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { isOn, delayHours: Number(delayHours), heldPercent: Number(heldPercent) };
    void notify(change({ body }), words.saved);
  };

  return (
    <form onSubmit={send}>
      <Group align="end" gap="md" mb="lg">
        <NumberInput {...whole} label={words.delay} min={1} max={24} value={delayHours} onChange={setDelay} />
        <NumberInput {...whole} label={words.held} min={0} max={50} value={heldPercent} onChange={setHeld} />
        <Switch
          label={words.isOn}
          pb="xs"
          checked={isOn}
          onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
        />
        <LoadingButton type="submit" loading={isLoading}>
          {words.save}
        </LoadingButton>
      </Group>
    </form>
  );
}
