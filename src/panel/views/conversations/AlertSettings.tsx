import { Group, Switch, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { conversationsWords as words } from './conversations-words.ts';
import { useAlertChoices } from './WaitingBadge.tsx';

/** Sound and desktop notification: chosen by each user, in each browser. */
export function AlertSettings() {
  const [choices, choose] = useAlertChoices();
  const [isBlocked, setBlocked] = useState(false);
  const chooseDesktop = async (isOn: boolean) => {
    const isAllowed =
      !isOn || ('Notification' in window && (await Notification.requestPermission()) === 'granted');
    setBlocked(!isAllowed);
    choose({ ...choices, desktop: isOn && isAllowed });
  };
  return (
    <Group component="fieldset" gap="md" mb="md" bd="none" p={0} m={0} data-not-printed>
      <VisuallyHidden component="legend">{words.alerts}</VisuallyHidden>
      <Switch
        label={words.sound}
        checked={choices.sound}
        onChange={({ currentTarget }) => choose({ ...choices, sound: currentTarget.checked })}
      />
      <Switch
        label={words.desktop}
        checked={choices.desktop}
        onChange={({ currentTarget }) => void chooseDesktop(currentTarget.checked)}
      />
      <Text size="sm" role="status">
        {isBlocked && words.desktopBlocked}
      </Text>
    </Group>
  );
}
