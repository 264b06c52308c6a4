import { stateOfCep } from '../../src/brazil/cep.ts';
import type { Schedule } from '../../src/contract/answers.ts';
import { type OfferedDay, offeredDays } from '../../src/contract/offered-days.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Connection } from '../database/database.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { RequestContext } from '../http/route-group.ts';
import { isOffered } from './schedule.ts';

/** Whose teams come to a postcode. */
export const regionOf = (cep: string | null): string | null => stateOfCep(cep ?? '');

/** The days that are left at a postcode; where none is given, every day that is offered. */
export function daysLeft(
  { database, repositories, today }: RequestContext,
  cep: string | null,
): Promise<OfferedDay[]> {
  return database.read(async (db) => daysLeftIn(repositories, db, regionOf(cep), offeredDays(today)));
}

const daysLeftIn = async (
  { installationSlots }: RequestContext['repositories'],
  db: Connection,
  region: string | null,
  days: OfferedDay[],
): Promise<OfferedDay[]> => (region === null ? days : installationSlots.left(db, region, days));

export async function assertVisitsLeft(
  context: RequestContext,
  db: Connection,
  cep: string | null,
  wishes: readonly Schedule[],
): Promise<void> {
  const { repositories, today } = context;
  if (!wishes.every((wish) => isOffered(wish, today))) refuseField('schedules', visitTaken);
  const days = await daysLeftIn(repositories, db, regionOf(cep), offeredDays(today));
  const isLeft = ({ date, period }: Schedule) =>
    days.some((day) => day.date === date && day.periods.includes(period));
  if (!wishes.every(isLeft)) refuseVisit(days);
}

/** The first wish that there is room for. Of two who wish for the last one, the second gets the days that are left. */
export async function bookVisit(
  { repositories, today }: Pick<RequestContext, 'repositories' | 'today'>,
  db: Connection,
  region: string | null,
  wishes: readonly Schedule[],
): Promise<Schedule> {
  for (const wish of wishes) {
    if (!isOffered(wish, today)) continue;
    if (region === null || (await repositories.installationSlots.book(db, region, wish))) return wish;
  }
  return refuseVisit(await daysLeftIn(repositories, db, region, offeredDays(today)));
}

const visitTaken = 'Esse dia ou período não está mais disponível. Escolha outro para a instalação.';

function refuseVisit(days: OfferedDay[]): never {
  const fields = [{ field: 'schedules', message: visitTaken }];
  throw new Refusal(409, problemCodes.visitTaken, visitTaken, fields, {}, { days });
}
