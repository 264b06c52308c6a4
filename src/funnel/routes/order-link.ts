import { type FaceId, faces } from './face.ts';

const start = '/checkout/cep/';

/** The address that starts the order of a plan. `readOrderLink` reads it. */
export const orderPath = (sku: string): string => `${start}?s=${sku}`;

/** A link of a public page that starts an order, without its face. */
interface OrderLink {
  /** The campaign's prefix. */
  prefix: string;
  search: string;
}

/**
 * Reads '/b/checkout/cep/?s=d600b'. Links to the conversation are no order links, since the visitor chose that face.
 */
export function readOrderLink(path: string): OrderLink | null {
  const [isOrder, prefix = '', search = ''] = /^\/?(.*)\/checkout\/cep\/(\?.*)?$/.exec(path) ?? [];
  return isOrder === undefined ? null : { prefix, search };
}

export function orderLinkIn(face: FaceId, { prefix, search }: OrderLink): string {
  return `${prefix === '' ? '' : `/${prefix}`}${faces[face].conversationPath ?? start}${search}`;
}
