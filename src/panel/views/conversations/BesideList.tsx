import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Headset } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Hint } from '../../parts/Hint.tsx';
import { useMay } from '../../session/use-operator.ts';
import { viewWords } from '../../words/view-words.ts';
import { AlertSettings } from './AlertSettings.tsx';
import { conversationsWords as words } from './conversations-words.ts';
import classes from './Inbox.module.css';
import { NewPhoneOrder } from './PhoneOrder.tsx';

/** Where no conversation is open. */
export function BesideList() {
  const may = useMay();
  const [isOpen, { toggle }] = useDisclosure();
  const place = useId();
  return (
    <>
      <Button
        hiddenFrom="lg"
        variant="default"
        leftSection={<Headset size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={place}
        onClick={toggle}
      >
        {words.besideList}
      </Button>
      <Stack
        id={place}
        className={classes.folded}
        data-open={isOpen || undefined}
        align="flex-start"
        gap="md"
        mt="xs"
      >
        <Hint visibleFrom="lg">{words.noneOpen}</Hint>
        <NewPhoneOrder />
        <AlertSettings />
        {may('conversations.hours') && (
          <Button component={Link} to="/conversas/horario" variant="default">
            {viewWords.openingHours}
          </Button>
        )}
      </Stack>
    </>
  );
}
