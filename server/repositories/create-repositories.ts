export interface Repositories {
  readonly placeholder?: never;
}
