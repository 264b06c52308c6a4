import type { Campaign } from '../campaign.ts';
import { standard } from '../campaign.ts';
import type { CampaignSet } from '../campaigns.ts';
import { type Face, type FaceId, faces } from './face.ts';
import { questionRoutes } from './funnel-routes.ts';

interface ReadPath {
  campaign: Campaign;
  face: FaceId;
  /** The route as in the steps: '/checkout/cep/'. For a conversation without a question, its own path. */
  route: string;
}

const conversations: readonly Face[] = Object.values(faces).filter(
  ({ conversationPath }) => conversationPath !== null,
);

/** 'nome' → '/checkout/nome/', 'pedido-realizado' → '/pedido-realizado/'; null for any other fragment. */
const routeNamed = (name: string): string | null =>
  [`/checkout/${name}/`, `/${name}/`].find((route) => questionRoutes.has(route)) ?? null;

const nameOf = (route: string): string => route.replace(/^\/(checkout\/)?/, '').replace(/\/$/, '');

/** '/timblack/checkout/cep' or '/timblack/chat/#cep' → campaign, face and route. */
export function readPath(path: string, { all }: CampaignSet): ReadPath {
  const [before = '', name = ''] = path.split('#');
  const plain = `${before.replace(/\/+$/, '')}/`;
  // The longest prefix: 'b/r' before 'b'.
  const campaign = all.reduce(
    (found, one) =>
      one.prefix.length > found.prefix.length && plain.startsWith(`/${one.prefix}/`) ? one : found,
    standard,
  );
  const route = campaign.prefix === '' ? plain : plain.slice(campaign.prefix.length + 1);
  const conversation = conversations.find(({ conversationPath }) => conversationPath === route);
  if (conversation === undefined) return { campaign, face: 'pages', route };
  return { campaign, face: conversation.id, route: routeNamed(name) ?? route };
}

/** A route's path in a face, without the campaign. A conversation puts the question into the fragment. */
export function addressIn(face: FaceId, route: string): string {
  const { conversationPath } = faces[face];
  if (conversationPath === null) return route;
  return questionRoutes.has(route) ? `${conversationPath}#${nameOf(route)}` : route;
}

/** A route with its campaign's prefix, as in the address bar. */
export const writePath = ({ prefix }: Campaign, route: string, face: FaceId = 'pages'): string =>
  `${prefix === '' ? '' : `/${prefix}`}${addressIn(face, route)}`;
