import { formatMinute } from '../../../brazil/clock-minute.ts';
import { readableDetail } from '../../../content/operator/audit-words.ts';
import {
  leadStatusWords,
  leadStepWords,
  orderStateWords,
  wordsFor,
} from '../../../content/operator/list-words.ts';
import { periodNames } from '../../../content/periods.ts';
import type { AuditEntry } from '../../../contract/panel/audit.ts';
import { mainSite } from '../../../contract/panel/campaign-filter.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { faceText } from '../../words/order-words.ts';
import { scopeWords } from '../integrations/integrations-words.ts';
import { detailWords, filterWords, noRule, ruleDayWords } from './audit-words.ts';

export function detailOf({
  action,
  subject,
  detail,
}: Pick<AuditEntry, 'action' | 'subject' | 'detail'>): string {
  if (subject === 'list' || action === 'deliveries.replayed') return readableFilters(detail);
  if (action === 'key.added')
    return detail
      .split(' ')
      .map((scope) => wordsFor(scopeWords, scope))
      .join(', ');
  return action === 'capacity.set' ? readableRule(detail) : readableDetail(detailWords, detail);
}

/** Values of filters that the log keeps as codes; others, such as a plan's, are shown as they are. */
const valuesOf: Readonly<Record<string, (value: string) => string>> = {
  state: (value) => wordsFor(orderStateWords, value),
  step: (value) => wordsFor(leadStepWords, value),
  face: faceText,
  campaign: (value) => titleOfCampaign(value === mainSite ? '' : value),
  consent: () => '',
  owner: (value) =>
    wordsFor(
      { me: 'quem consultou', 'me-or-ended': 'quem consultou ou conta encerrada', none: 'ninguém' },
      value,
    ),
  status: (value) => wordsFor(leadStatusWords, value),
  due: (value) => wordsFor({ now: 'vencido', later: 'mais adiante' }, value),
  order: () => 'dos mais antigos',
  from: formatMinute,
  to: formatMinute,
};

/** 'state=placed from=2026-11-20 search'; values may contain spaces. */
const readableFilters = (detail: string): string =>
  detail
    .split(/ (?=[a-z]+=|search(?: |$))/)
    .map((part) => {
      const [name = '', value] = part.split('=');
      const shown = value === undefined ? '' : (valuesOf[name] ?? String)(value);
      return [wordsFor(filterWords, name), shown].filter((word) => word !== '').join(' ');
    })
    .join(', ');

/** '2026-11-28 manha 5', or '-' for a rule that was removed. */
function readableRule(detail: string): string {
  const [day = '', period = '', capacity = ''] = detail.split(' ');
  const named = Object.hasOwn(ruleDayWords, day) ? wordsFor(ruleDayWords, day) : formatMinute(day);
  return `${named}, ${wordsFor(periodNames, period)}: ${capacity === '-' ? noRule : capacity}`;
}
