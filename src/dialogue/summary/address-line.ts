import { formatCep } from '../../brazil/cep.ts';
import { availability } from '../../content/steps/availability.ts';
import { numberInAddress } from '../../contract/lead/house-number.ts';
import { townShown } from '../../contract/town.ts';
import type { Facts } from '../../funnel/facts.ts';
import { fields } from '../../funnel/fields/fields.ts';

/** The whole address in one line. */
export function addressLine(facts: Facts): string {
  const { answers, place } = facts;
  const named = (label: string, value: string | undefined) =>
    value === undefined ? '' : `${label.toLowerCase()} ${value}`;
  const { block_number, allotment_number } = availability.steps['nr-imovel'].fields;
  return [
    place?.address || answers.address || '',
    answers.number === undefined ? '' : numberInAddress(answers.number),
    named(block_number.label, answers.block_number),
    named(allotment_number.label, answers.allotment_number),
    answers.complement?.text ? fields.complement.show(answers.complement, facts) : '',
    place?.neighborhood || answers.neighborhood || '',
    place ? townShown(place) : '',
    answers.cep === undefined ? '' : `CEP ${formatCep(answers.cep)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
