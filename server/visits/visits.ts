import { stateOfCep } from '../../src/brazil/cep.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import type { OfferedDay } from '../../src/contract/offered-days.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Connection } from '../database/database.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { RequestContext } from '../http/route-group.ts';
import type { InstallationSlots } from './installation-slot-repository.ts';
import { daysOffered, isOffered } from './schedule.ts';
import { capacityAsked, needTeamCalendar, type VisitProviders } from './team-calendar.ts';

export interface VisitRepositories {
  readonly installationSlots: InstallationSlots;
}

export type VisitContext = RequestContext<VisitRepositories, VisitProviders>;

export const regionOf = (cep: string | null): string | null => stateOfCep(cep ?? '');

/** Free days of a postcode; without one, all offered days. */
export async function daysLeft(context: VisitContext, cep: string | null): Promise<OfferedDay[]> {
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

export type BookingContext = Pick<VisitContext, 'repositories' | 'today' | 'providers'>;

export async function assertVisitsLeft(
  context: BookingContext,
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
