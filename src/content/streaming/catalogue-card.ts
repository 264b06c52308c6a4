/** One title of a service's catalogue, as its drawn cover shows it. */
interface CatalogueCard {
  /** Unique over all services; names the cover. */
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
