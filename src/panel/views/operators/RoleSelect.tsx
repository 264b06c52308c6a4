import { Select } from '@mantine/core';
import { type Role, roles } from '../../../contract/panel/access/rights.ts';
import { shellWords } from '../../words/shell-words.ts';
import { operatorsWords as words } from './operators-words.ts';

interface Props {
  value: Role;
  onChange: (role: Role) => void;
}

export const RoleSelect = ({ value, onChange }: Props) => (
  <Select
    label={words.role}
    value={value}
    onChange={(chosen) => onChange(roles.find((role) => role === chosen) ?? value)}
    data={roles.map((role) => ({ value: role, label: shellWords.role[role] }))}
    allowDeselect={false}
  />
);
