import { Paper, SimpleGrid, Text } from '@mantine/core';

export function Totals({
  of,
}: {
  of: readonly { label: string; value: string; before?: string; of?: string }[];
}) {
  return (
    <SimpleGrid component="dl" type="container" cols={{ base: 1, '19rem': 2, '50rem': 4 }} mt={0} mb="md">
      {of.map(({ label, value, before, of: ofWhat }) => (
        <Paper key={label} withBorder p="sm">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} fz="clamp(1.375rem, 1.1rem + 1vw, 1.75rem)" fw={600} lh={1.2}>
            {value}
          </Text>
          {[ofWhat, before].map(
            (text) =>
              text !== undefined && (
                <Text key={text} component="dd" m={0} size="xs" c="dimmed">
                  {text}
                </Text>
              ),
          )}
        </Paper>
      ))}
    </SimpleGrid>
  );
}
