/** What the banner's picture shows; drawn in `pages/landing/hero`. */
export type BannerPicture =
  | 'street'
  | 'map'
  | 'hill'
  | 'home'
  | 'apartments'
  | 'devices'
  | 'antenna'
  | 'modem'
  | 'shop'
  | 'points'
  | 'award'
  | 'gamer'
  | 'stadium'
  | 'mountains'
  | 'castle'
  | 'bay';

/** The colours of the banner and of the line, as tokens.css names them. */
type Accent = 'blue' | 'violet' | 'plum' | 'magenta' | 'green' | 'teal' | 'night';

export interface BannerArt {
  picture: BannerPicture;
  accent: Accent;
}

/** The banner of every campaign, by prefix. Apart from the campaigns, because the order loads those but shows no banner. */
export const bannerArt = {
  '': { picture: 'street', accent: 'blue' },
  b: { picture: 'map', accent: 'teal' },
  'b/r': { picture: 'map', accent: 'green' },
  'b/timblack': { picture: 'home', accent: 'night' },
  'black-friday': { picture: 'gamer', accent: 'blue' },
  c: { picture: 'modem', accent: 'teal' },
  d: { picture: 'apartments', accent: 'blue' },
  empresas: { picture: 'shop', accent: 'blue' },
  es: { picture: 'mountains', accent: 'teal' },
  fluxo: { picture: 'modem', accent: 'blue' },
  globoplay: { picture: 'bay', accent: 'plum' },
  'globoplay/timblack': { picture: 'bay', accent: 'plum' },
  'globoplay/timcontrole': { picture: 'bay', accent: 'plum' },
  'globoplay/timpre': { picture: 'bay', accent: 'plum' },
  'hbo-max': { picture: 'castle', accent: 'violet' },
  livelo: { picture: 'points', accent: 'magenta' },
  'migracao-ultrafibra': { picture: 'modem', accent: 'violet' },
  'oferta-colaborador': { picture: 'award', accent: 'teal' },
  paramount: { picture: 'mountains', accent: 'blue' },
  premium: { picture: 'stadium', accent: 'night' },
  r: { picture: 'hill', accent: 'green' },
  r2: { picture: 'hill', accent: 'teal' },
  r3: { picture: 'bay', accent: 'teal' },
  rs: { picture: 'home', accent: 'green' },
  sp: { picture: 'apartments', accent: 'violet' },
  timblack: { picture: 'devices', accent: 'night' },
  timcontrole: { picture: 'devices', accent: 'teal' },
  timpre: { picture: 'antenna', accent: 'violet' },
} as const satisfies Record<string, BannerArt>;

export type CampaignPrefix = keyof typeof bannerArt;
