import { type EventName, eventMap } from './event-map.ts';

export type ValidatedEvent =
  | { kind: 'valid'; properties: object }
  /** The reason for the log: property names, never values. */
  | { kind: 'refused'; reason: string };

/** Validates an event: it is sent as the map allows, or not at all. */
export function validateEvent(name: EventName, properties: object): ValidatedEvent {
  const parsed = eventMap[name].safeParse(properties);
  if (parsed.success) return { kind: 'valid', properties: parsed.data };
  const [where = 'propriedades'] = parsed.error.issues.map(({ path }) => path[0]).filter(isText);
  return { kind: 'refused', reason: `${name}: ${where} inválido` };
}

const isText = (key: PropertyKey | undefined): key is string => typeof key === 'string';
