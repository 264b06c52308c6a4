import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { combinedPagesOf } from '../../src/funnel/routes/combined-pages-of.ts';
import { conversationPages, type FaceId, faces, isConversationPath } from '../../src/funnel/routes/face.ts';
import { funnelRoutes, questionRoutes } from '../../src/funnel/routes/funnel-routes.ts';
import { type Move, nextMove } from '../../src/funnel/routes/next-move.ts';
import { addressIn, readPath, writePath } from '../../src/funnel/routes/read-path.ts';
import { currentRoute } from '../../src/funnel/routes/walk-routes.ts';
import type { everyAnswer } from '../visitor/ana.ts';
import { answersWithout, coverageOf, factsWith, journeyOf, ordered, stand } from './given.ts';

const everyFace: readonly FaceId[] = ['pages', 'chat', 'chat-tct'];
const conversations: readonly FaceId[] = ['chat', 'chat-tct'];
const prefixes = fileCampaigns.all.map(({ prefix }) => prefix);

describe('the address of a question', () => {
  it.each(prefixes.flatMap((prefix) => everyFace.map((face) => [prefix, face] as const)))(
    'the address of every question under %j in %s leads back to it',
    (prefix, face) => {
      const campaign = fileCampaigns.byPrefix(prefix);
      for (const route of questionRoutes)
        expect(readPath(writePath(campaign, route, face), fileCampaigns), route).toEqual({
          campaign,
          face,
          route,
        });
    },
  );

  it('the address of every question is unique in every face', () => {
    const written = everyFace.flatMap((face) => [...questionRoutes].map((route) => addressIn(face, route)));
    expect(new Set(written).size).toBe(written.length);
  });

  it.each<[string, string, FaceId, string]>([
    ['/chat/', '', 'chat', '/chat/'],
    ['/chat', '', 'chat', '/chat/'],
    ['/chat#cep', '', 'chat', '/checkout/cep/'],
    ['/chat/#cep', '', 'chat', '/checkout/cep/'],
    ['/chat/#contato', '', 'chat', '/checkout/contato/'],
    ['/chat/#pedido-realizado', '', 'chat', '/pedido-realizado/'],
    ['/timblack/chat/#validacao/erro1', 'timblack', 'chat', '/checkout/validacao/erro1/'],
    ['/chat-tct/', '', 'chat-tct', '/chat-tct/'],
    ['/b/r/chat-tct/#nome', 'b/r', 'chat-tct', '/checkout/nome/'],
    ['/globoplay/timpre/chat', 'globoplay/timpre', 'chat', '/chat/'],
    ['/checkout/cep/#nome', '', 'pages', '/checkout/cep/'],
    ['/chat/checkout/cep/', '', 'pages', '/chat/checkout/cep/'],
    ['/nobody/chat/', '', 'pages', '/nobody/chat/'],
    ['/chatty/', '', 'pages', '/chatty/'],
  ])('the address %s is read', (path, prefix, face, route) => {
    expect(readPath(path, fileCampaigns)).toEqual({ campaign: fileCampaigns.byPrefix(prefix), face, route });
  });

  it.each(['#', '#nao-existe', '#CEP', '#cep/', '#/checkout/cep/', '#constructor', '#__proto__', '#%'])(
    'the anchor %s names no question',
    (anchor) => {
      expect(readPath(`/chat/${anchor}`, fileCampaigns)).toMatchObject({ face: 'chat', route: '/chat/' });
    },
  );

  it('the address of another page is the same in every face', () => {
    for (const face of everyFace) {
      expect(addressIn(face, '/regulamentos/')).toBe('/regulamentos/');
      expect(addressIn(face, '/')).toBe('/');
      expect(addressIn(face, '/chat/')).toBe('/chat/');
    }
  });
});

describe('the path of a conversation', () => {
  it('a conversation has its own path, which is no step’s page', () => {
    expect(conversationPages).toEqual(['/chat/', '/chat-tct/']);
    expect(conversationPages.filter((path) => questionRoutes.has(path))).toEqual([]);
    expect(['/chat', '/', '/checkout/cep/'].filter(isConversationPath)).toEqual([]);
  });

  it('the conversation of referred visitors has no header and keeps the link’s origin', () => {
    expect(conversations.map((face) => [faces[face].header, faces[face].isOnSite])).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(faces.pages.header).toBe(true);
  });
});

describe('the questions that a face combines', () => {
  it.each([
    ['', ['nome', 'telefone', 'email']],
    ['timblack', ['nome', 'telefone', 'email']],
    ['c', ['nome', 'telefone', 'email']],
    ['oferta-colaborador', ['nome', 'telefone']],
  ])('a conversation of %j combines the contact questions', (prefix, steps) => {
    for (const face of conversations)
      expect(combinedPagesOf(face, fileCampaigns.byPrefix(prefix))).toEqual([
        { route: '/checkout/contato/', steps },
      ]);
  });

  it.each(prefixes)('the pages of %j combine what the campaign combines', (prefix) => {
    expect(combinedPagesOf('pages', fileCampaigns.byPrefix(prefix))).toBe(
      fileCampaigns.byPrefix(prefix).pages,
    );
  });

  it('the contact card has no page of its own', () => {
    expect(funnelRoutes.has('/checkout/contato/')).toBe(false);
  });

  it.each(prefixes)('the contact card of %j asks consecutive questions', (prefix) => {
    const { steps: journey } = journeyOf(prefix);
    const [card] = combinedPagesOf('chat', fileCampaigns.byPrefix(prefix));
    const places = card?.steps.map((id) => journey.indexOf(id)) ?? [];
    expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
  });
});

const standing = (face: FaceId, prefix: string, facts = factsWith()) => ({
  home: faces[face].conversationPath ?? '/',
  onward: null,
  ...stand(facts, prefix, { face }),
});

const fresh = factsWith({ place: null, coverage: null });
const missing = (name: keyof typeof everyAnswer) => factsWith({ answers: answersWithout(name) });
const replace = (route: string): Move => ({ kind: 'replace', route });

describe('where a conversation begins', () => {
  it.each<[string, string, string]>([
    ['nothing was answered', '', '/checkout/cep/'],
    ['a campaign begins with the line', 'timblack', '/checkout/consulta-telefone/'],
    ['a campaign begins with the e-mail', 'oferta-colaborador', '/checkout/email/'],
    ['a campaign with combined pages', 'c', '/checkout/cep/'],
  ])('a conversation starts at the right question where %s', (_, prefix, route) => {
    for (const face of conversations)
      expect(
        nextMove({
          ...standing(face, prefix, fresh),
          route: faces[face].conversationPath ?? '',
          leaving: false,
        }),
      ).toEqual(replace(route));
  });

  it.each([
    ['/checkout/contato/', missing('phone')],
    ['/checkout/cpf/', missing('cpf')],
    [
      '/checkout/planos/',
      factsWith({ coverage: coverageOf('d500a', 'd600a'), answers: answersWithout('idPlan') }),
    ],
    ['/pedido-realizado/', factsWith({ order: ordered })],
  ])('a visit in progress continues at %s', (route, facts) => {
    for (const leaving of [false, true])
      expect(nextMove({ ...standing('chat', '', facts), route: '/chat/', leaving })).toEqual(replace(route));
  });
});

describe('addresses in a conversation', () => {
  it.each<[string, string, boolean, Move]>([
    ['the card of a single question', '/checkout/nome/', false, replace('/checkout/contato/')],
    ['a combined page of a campaign', '/checkout/dados-pessoais/', false, replace('/checkout/contato/')],
    ['the card itself stays', '/checkout/contato/', true, { kind: 'stay' }],
    ['an earlier question stays', '/checkout/cep/', false, { kind: 'stay' }],
    ['an earlier question leads on', '/checkout/cep/', true, { kind: 'push', route: '/checkout/contato/' }],
    ['a later question is not open yet', '/checkout/cpf/', false, replace('/checkout/contato/')],
  ])('the address in a conversation: %s', (_, route, leaving, move) => {
    expect(nextMove({ ...standing('chat', 'c', missing('phone')), route, leaving })).toEqual(move);
  });

  it('a collaborator is asked for the e-mail once, outside the contact card', () => {
    const facts = factsWith({ answers: answersWithout('phone') });
    const { walk: walked, pages } = standing('chat', 'oferta-colaborador', facts);
    expect(currentRoute(walked, pages)).toBe('/checkout/contato/');
    const atEmail = standing('chat', 'oferta-colaborador', factsWith());
    expect(currentRoute(atEmail.walk, atEmail.pages)).toBe('/checkout/email/');
  });
});

it.each<[FaceId, string]>([
  ['pages', '/'],
  ['chat', '/chat/'],
  ['chat-tct', '/chat-tct/'],
])('a plan page without plans leads to the start of %s', (face, home) => {
  expect(nextMove({ ...standing(face, '', fresh), route: '/checkout/planos/', leaving: false })).toEqual(
    replace(home),
  );
});
