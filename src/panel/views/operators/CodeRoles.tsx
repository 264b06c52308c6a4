import { Checkbox, Group, Text } from '@mantine/core';
import { type Role, roles } from '../../../contract/panel/access/rights.ts';
import { Form } from '../../parts/Form.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { shellWords } from '../../words/shell-words.ts';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';

/** Whose accounts need a second factor. */
export function CodeRoles({ codeRoles }: { codeRoles: readonly Role[] }) {
  const notify = useOutcomeNotice();
  const [change, { isLoading }] = operatorsApi.useChangeCodeRolesMutation();
  const send = (_read: unknown, form: HTMLFormElement) => {
    const chosen = new FormData(form).getAll('role');
    const body = { codeRoles: roles.filter((role) => chosen.includes(role)) };
    return notify(change({ body }), words.codeRolesSaved);
  };
  return (
    <Section title={words.codeRoles}>
      <Form onSend={send} button={words.save} variant="default" isLoading={isLoading} align="flex-start">
        <Text size="sm">{words.codeRolesHint}</Text>
        <Group>
          {roles.map((role) => (
            <Checkbox
              key={role}
              name="role"
              value={role}
              label={shellWords.role[role]}
              defaultChecked={codeRoles.includes(role)}
            />
          ))}
        </Group>
      </Form>
    </Section>
  );
}
