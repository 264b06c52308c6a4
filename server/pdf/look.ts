/** A4 in points, with the margin line left of the text. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 104,
  textWidth: 404,
  top: 86,
  bottom: 78,
  thread: 62,
} as const;

/** The light theme of the site's tokens. */
export const colours = {
  ink: '#10174a',
  quiet: '#525a80',
  pale: '#aab4d8',
  white: '#ffffff',
  threadFrom: '#2340f5',
  threadTo: '#0fb5e0',
} as const;

type Face = 'regular' | 'strong';

export interface TextLook {
  face: Face;
  size: number;
  leading: number;
  colour: string;
}

export const titleLook: TextLook = { face: 'strong', size: 27, leading: 33, colour: colours.white };
export const dateLook: TextLook = { face: 'regular', size: 10, leading: 12, colour: colours.pale };
export const nameLook: TextLook = { face: 'strong', size: 17, leading: 20.4, colour: colours.white };
export const smallLook: TextLook = { face: 'regular', size: 8.5, leading: 10.2, colour: colours.quiet };

export const textLook: TextLook = { face: 'regular', size: 10.5, leading: 16, colour: colours.ink };
export const leadLook: TextLook = { face: 'regular', size: 12.5, leading: 19, colour: colours.quiet };
export const headingLook: TextLook = { face: 'strong', size: 14, leading: 19, colour: colours.ink };
export const questionLook: TextLook = { face: 'strong', size: 11, leading: 16, colour: colours.ink };
