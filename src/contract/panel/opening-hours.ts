import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { isoDay } from './iso-day.ts';

const time = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Escolha a hora.'));

const times = z.nullable(
  z.strictObject({ from: time, to: time }).check(
    z.refine(({ from, to }) => to === '' || from < to, {
      path: ['to'],
      error: 'A hora de fechar vem depois da hora de abrir.',
    }),
  ),
);

const exception = z.strictObject({
  day: isoDay,
  times,
  /** Read by the team alone. */
  note: z.string().check(z.trim(), z.maxLength(100)),
});

/** When people of the team answer; `OpeningHours` says what the parts mean. */
export const openingHours = z.strictObject({
  week: z.array(times).check(z.length(7)),
  exceptions: z.array(exception).check(z.maxLength(60), (payload) => {
    for (const [index, { day }] of payload.value.entries())
      if (payload.value.findIndex((one) => one.day === day) < index)
        payload.issues.push({
          ...{ code: 'custom', input: day, path: [index, 'day'] },
          message: 'Este dia já está na lista.',
        });
  }),
});

const version = z.int().check(z.gte(0), z.lt(999_999));

/** Version 0 is what counts until one is saved. */
export const openingVersion = z.object({ version, by: z.string(), at: z.string(), hours: openingHours });

export type OpeningVersion = z.output<typeof openingVersion>;

export const readOpeningHours = panelCall('GET', 'panel/opening-hours', 'conversations.hours', {
  summary: 'Get when people of the team answer: the latest versions, the newest first',
  response: z.object({ versions: z.array(openingVersion) }),
});

export const saveOpeningHours = panelCall('PUT', 'panel/opening-hours', 'conversations.hours', {
  summary: 'Set when people of the team answer; refused if the version has changed',
  body: z.extend(openingHours, { version }),
  response: z.object({ version }),
});
