import { stateOfCep } from '../../src/brazil/cep.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import type { OfferedDay } from '../../src/contract/offered-days.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Connection } from '../database/database.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { RequestContext } from '../http/route-group.ts';
import { daysOffered, isOffered } from './schedule.ts';
import { capacityAsked, needTeamCalendar } from './team-calendar.ts';

/** The region whose teams serve a postcode. */
export const regionOf = (cep: string | null): string | null => stateOfCep(cep ?? '');

/** Free days of a postcode; without one, all offered days. */
export async function daysLeft(context: RequestContext, cep: string | null): Promise<OfferedDay[]> {
  const region = regionOf(cep);
  await needTeamCalendar(context, region);
  return context.database.read((db) => daysLeftIn(context, db, region));
}

/** Free days of a region whose calendar was fetched before. */
export async function daysLeftIn(
  context: BookingContext,
  db: Connection,
  region: string | null,
): Promise<OfferedDay[]> {
  const days = daysOffered(context.today);
  if (region === null) return days;
  return context.repositories.installationSlots.left(db, region, days, capacityAsked(context, region));
}

/** Fetches the calendar before a lead's visit is booked, unless the lead has ordered already. */
export async function needCalendarOfLead(context: RequestContext, idLead: string): Promise<void> {
  const { database, repositories, providers } = context;
  if (providers.calendar === null) return;
  const lead = await database.read((db) => repositories.leads.find(db, idLead));
  if (lead !== undefined && lead.status !== 'finished') await needTeamCalendar(context, regionOf(lead.cep));
}

export type BookingContext = Pick<RequestContext, 'repositories' | 'today' | 'providers'>;

export async function assertVisitsLeft(
  context: RequestContext,
  db: Connection,
  cep: string | null,
  wishes: readonly Schedule[],
): Promise<void> {
  const { today } = context;
  if (!wishes.every((wish) => isOffered(wish, today))) refuseField('schedules', visitTaken);
  const days = await daysLeftIn(context, db, regionOf(cep));
  const isLeft = ({ date, period }: Schedule) =>
    days.some((day) => day.date === date && day.periods.includes(period));
  if (!wishes.every(isLeft)) refuseVisit(days);
}

/** Books the first wish with a free slot; if none is left, the refusal lists the free days. */
export async function bookVisit(
  context: BookingContext,
  db: Connection,
  region: string | null,
  wishes: readonly Schedule[],
): Promise<Schedule> {
  const { installationSlots } = context.repositories;
  for (const wish of wishes) {
    if (!isOffered(wish, context.today)) continue;
    if (region === null) return wish;
    if (await installationSlots.book(db, region, wish, capacityAsked(context, region))) return wish;
  }
  return refuseVisit(await daysLeftIn(context, db, region));
}

const visitTaken = 'Esse dia ou período não está mais disponível. Escolha outro para a instalação.';

function refuseVisit(days: OfferedDay[]): never {
  const fields = [{ field: 'schedules', message: visitTaken }];
  throw new Refusal(409, problemCodes.visitTaken, visitTaken, fields, { days });
}
