import { Alert, Text } from '@mantine/core';
import { Heading } from '../../parts/Heading.tsx';
import { useMay } from '../../session/use-operator.ts';
import { ArmsTable } from './ArmsTable.tsx';
import { FigurePage } from './FigurePage.tsx';
import { figuresApi } from './figures-api.ts';
import { RecoveryForm } from './RecoveryForm.tsx';
import { recoveryWords as words } from './recovery-words.ts';
import { useFigureQuery } from './use-figure-query.ts';

export function RecoveryView() {
  const may = useMay();
  const { from, to } = useFigureQuery().query;
  const answer = figuresApi.useReadRecoveryQuery({ query: { from, to } });
  return (
    <FigurePage hasWhose={false} answer={answer} isEmpty={() => false}>
      {({ settings, canSend, comparison, stops }) => (
        <>
          <Text mb="md" maw="60ch">
            {words.intro}
          </Text>
          {!canSend && (
            <Alert color="orange" mb="md">
              {words.notSetUp}
            </Alert>
          )}
          {may('recovery.manage') ? (
            <RecoveryForm key={JSON.stringify(settings)} settings={settings} />
          ) : (
            <Text mb="lg">{words.settings(settings.isOn, settings.delayHours, settings.heldPercent)}</Text>
          )}
          <Heading mb="xs">{words.effect}</Heading>
          <ArmsTable
            caption={words.caption}
            comparison={comparison}
            names={words.arms}
            visits={words.people}
          />
          <Text mt="sm">{words.stops(stops)}</Text>
        </>
      )}
    </FigurePage>
  );
}
