import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { cep, period } from '../lead/answers.ts';
import { dueDates } from '../offer/due-dates.ts';
import { offerList } from '../offer/plan.ts';

export const getPlanList = endpoint('GET', 'json/:file', 'anyone', {
  summary: 'Get the plan list of a campaign',
  params: z.object({ file: z.string().check(z.regex(/^[a-z0-9-]+\.json$/)) }),
  response: offerList,
  root: 'site',
});

export const getBanks = endpoint('GET', 'banks', 'anyone', {
  summary: 'List banks that offer direct debit',
  subject: 'banks',
  response: z.object({
    banks: z.array(z.object({ id: z._default(z.int(), 0), code: z.string(), name: z.string() })),
  }),
});

const regulation = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  sku: z.optional(z.string()),
  url: z.optional(z.string()),
});

export const getRegulations = endpoint('GET', 'plans/regulationsAndSummaries/getAll', 'anyone', {
  summary: 'List the regulation and summary of every offer',
  query: z.object({ collaborator: z.optional(z.enum(['true', 'false'])) }),
  subject: 'regulations',
  response: z.object({ regulations: z.array(regulation), sumarries: z.array(regulation) }),
});

export const getDueDates = endpoint('GET', 'due-dates', 'anyone', {
  summary: 'List the days of the month when a bill may be due',
  response: z.object({ due_dates: z.array(z.int()) }),
  ifMissing: { reply: { due_dates: dueDates } },
});

export const getInstallationDays = endpoint('GET', 'installation-days', 'anyone', {
  summary: "List days and periods of a technician's visit",
  query: z.object({ cep: z.optional(cep) }),
  response: z.object({
    days: z.array(z.object({ date: z.string(), periods: z.array(period) })),
  }),
});

export const getHealth = endpoint('GET', 'health', 'anyone', {
  summary: 'Check that the service and its database work; 503 if not',
  response: z.object({ status: z.literal('ok') }),
});
