export interface Tables {
  readonly placeholder?: never;
}
