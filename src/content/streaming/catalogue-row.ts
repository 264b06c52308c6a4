/** A title of a service's catalogue. */
interface CatalogueCard {
  /** Unique over all services; also the cover's name. */
  id: string;
  title: string;
  description: string;
  genre: string;
}

export interface CatalogueRow {
  id: string;
  title: string;
  cards: readonly CatalogueCard[];
}
