import { Text } from '@mantine/core';
import { type Role, roles } from '../../../contract/panel/access/rights.ts';
import { Form } from '../../parts/Form.tsx';
import { chosenIn, ManyOf } from '../../parts/ManyOf.tsx';
import { Section } from '../../parts/Section.tsx';
import { shellWords } from '../../words/shell-words.ts';
import { operatorsApi } from './operators-api.ts';
import { operatorsWords as words } from './operators-words.ts';

export function CodeRoles({ codeRoles }: { codeRoles: readonly Role[] }) {
  const [change] = operatorsApi.useChangeCodeRolesMutation();
  return (
    <Section title={words.codeRoles}>
      <Form
        onSend={(_read, form) => change({ body: { codeRoles: chosenIn(form, 'role', roles) } })}
        done={words.codeRolesSaved}
        button={words.save}
        variant="default"
        align="flex-start"
      >
        <Text size="sm">{words.codeRolesHint}</Text>
        <ManyOf
          name="role"
          options={roles.map((role) => [role, shellWords.role[role]])}
          defaultValue={[...codeRoles]}
        />
      </Form>
    </Section>
  );
}
