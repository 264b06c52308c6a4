import { Text } from '@mantine/core';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { viewWords } from '../../words/view-words.ts';

export function StartView() {
  const { name } = useOperator();
  return (
    <>
      <ViewTitle title={viewWords.start} />
      <Text>Olá, {name}.</Text>
    </>
  );
}
