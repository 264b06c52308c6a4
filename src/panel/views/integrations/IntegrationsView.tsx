import { Anchor, Code, Group, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../../parts/Section.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { eventChoices, scopeWords, integrationsWords as words } from './integrations-words.ts';
import { KeysPart } from './KeysPart.tsx';
import { ReceiversPart } from './ReceiversPart.tsx';

export const IntegrationsView = () => (
  <>
    <ViewTitle />
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <KeysPart />
      <ReceiversPart />
      <Section title={words.calls}>
        <Names
          names={Object.entries(scopeWords).map(([scope, label]) => {
            const [what] = scope.split(':');
            return [what === 'personal' ? scope : `/api/v1/${what}`, label];
          })}
        />
        <Code block my="sm" className="free-text">
          {`curl -H 'Authorization: Bearer uf_…' ${location.origin}/api/v1/orders`}
        </Code>
        <Anchor href="/api/openapi.json" size="sm" underline="always">
          {words.description}
        </Anchor>
      </Section>
      <Section title={words.events}>
        <Names names={eventChoices} />
      </Section>
    </SimpleGrid>
  </>
);

/** How a program names what a person reads. */
const Names = ({ names }: { names: readonly (readonly [name: string, label: ReactNode])[] }) =>
  names.map(([name, label]) => (
    <Group key={name} justify="space-between" gap="xs" py={4}>
      <Text size="sm">{label}</Text>
      <Code>{name}</Code>
    </Group>
  ));
