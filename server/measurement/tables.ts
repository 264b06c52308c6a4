interface VisitEventTable {
  id: string;
  happened_at: string;
  /** The day in Brasília. */
  day: string;
  /** The event as JSON, without its id and time. */
  event: string;
  /** 1 once the event is included in the counts. */
  counted: number;
}

/** Daily counts of an event, in total and per value of each dimension. */
export interface EventCountTable {
  dimension: string;
  value: string;
  name: string;
  day: string;
  subject: string;
  detail: string;
  many: number;
}

interface PlaceCountTable {
  day: string;
  uf: string;
  city: string;
  neighborhood: string;
  covered: number;
  many: number;
}

export interface MeasurementTables {
  place_counts: PlaceCountTable;
  visit_events: VisitEventTable;
  event_counts: EventCountTable;
}
