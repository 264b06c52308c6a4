import { type Role, roles } from '../../../contract/panel/access/rights.ts';
import { Choice } from '../../parts/Choice.tsx';
import { shellWords } from '../../words/shell-words.ts';
import { operatorsWords as words } from './operators-words.ts';

interface Props {
  value: Role;
  onChange: (role: Role) => void;
}

export const RoleSelect = ({ value, onChange }: Props) => (
  <Choice
    label={words.role}
    options={roles.map((role) => [role, shellWords.role[role]])}
    value={value}
    change={(chosen) => onChange(roles.find((role) => role === chosen) ?? value)}
  />
);
