import { List } from '@mantine/core';

export const ChangeList = ({ changes }: { changes: readonly string[] }) => (
  <List size="sm">
    {changes.map((change) => (
      <List.Item key={change}>{change}</List.Item>
    ))}
  </List>
);
