import { availability } from '../../content/steps/availability.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import type { InputProps } from './input-props.ts';
import { TextAnswer } from './TextAnswer.tsx';

export function NumberOrNone(props: InputProps) {
  return (
    <div className="stack gap-12">
      <TextAnswer {...props} />
      <Checkbox
        id="no_number"
        name="no_number"
        label={availability.noNumber}
        defaultChecked={props.given.no_number !== undefined}
      />
    </div>
  );
}
