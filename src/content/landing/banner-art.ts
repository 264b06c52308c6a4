/** What the banner's picture shows; drawn in `pages/landing/hero`. */
export const bannerPictures = [
  'street',
  'map',
  'hill',
  'home',
  'apartments',
  'devices',
  'antenna',
  'modem',
  'shop',
  'points',
  'award',
  'gamer',
  'stadium',
  'mountains',
  'castle',
  'bay',
] as const;

export type BannerPicture = (typeof bannerPictures)[number];

/** The colours of the banner and of the line, as tokens.css names them. */
export const bannerAccents = ['blue', 'violet', 'plum', 'magenta', 'green', 'teal', 'night'] as const;

export interface BannerArt {
  picture: BannerPicture;
  accent: (typeof bannerAccents)[number];
}
