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
