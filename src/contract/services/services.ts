import { analysePerson } from './analysis.ts';
import { findCoverage } from './coverage.ts';
import { findMobileLine } from './mobile-lines.ts';
import { handOverOrder, handOverRenewal } from './orders.ts';
import { findVisitCapacity } from './visits.ts';

/** Every call to the carrier's systems, by its name in the API document. */
export const services = {
  analysePerson,
  findMobileLine,
  findCoverage,
  findVisitCapacity,
  handOverOrder,
  handOverRenewal,
};
