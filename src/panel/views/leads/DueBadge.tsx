import { Anchor, Badge } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { minuteInBrasilia } from '../../../brazil/clock-minute.ts';
import { useMay } from '../../session/use-operator.ts';
import { useAlert } from '../conversations/WaitingBadge.tsx';
import { leadsApi } from './leads-api.ts';
import { leadsWords, reminderWords as words } from './leads-words.ts';

const minuteNow = () => minuteInBrasilia(Date.now());

/** In the navigation: how many of one's own leads are to be contacted by now. Tells of each whose hour comes. */
export function DueBadge() {
  const { data } = leadsApi.useListDueLeadsQuery(
    { query: { owner: 'me' } },
    { skip: !useMay()('leads.work'), pollingInterval: 300_000 },
  );
  const [minute, setMinute] = useState(minuteNow);
  useInterval(() => setMinute(minuteNow()), 10_000, { autoInvoke: true });
  // A day without an hour is due from its morning.
  const due = data?.leads.filter(({ nextDay }) => nextDay !== null && nextDay <= minute);
  useReminders(due);
  if (!due?.length) return null;
  return (
    <Badge variant="light" size="sm" aria-label={words.due(due.length)}>
      {due.length}
    </Badge>
  );
}

interface Due {
  readonly id: string;
  readonly name: string;
  readonly nextDay: string | null;
}

/** Of none whose hour had come when the panel was opened. */
function useReminders(due: readonly Due[] | undefined): void {
  const tell = useAlert();
  const navigate = useNavigate();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (due === undefined) return;
    const placeOf = ({ id, nextDay }: Due) => `${id} ${nextDay}`;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...due.map(placeOf)]);
    for (const lead of due) {
      const [, hour] = lead.nextDay?.split('T') ?? [];
      if (before === undefined || before.has(placeOf(lead)) || hour === undefined) continue;
      tell(words.alert, 'painel-contatos');
      const notice = notifications.show({
        ...{ role: 'alert', autoClose: false, title: words.now(hour) },
        message: (
          <Anchor
            component="button"
            size="sm"
            onClick={() => {
              notifications.hide(notice);
              void navigate(`/contatos/${lead.id}`);
            }}
          >
            {lead.name || leadsWords.noName}
          </Anchor>
        ),
      });
    }
  }, [due, tell, navigate]);
}
