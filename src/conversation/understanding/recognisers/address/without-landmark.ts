import { cut, type Text } from '../../text/text.ts';

/** 'Travessa do Comércio, Santarém, perto do mercadão'. */
const landmark =
  /[,;] (?:(?:fica|e|eh|ali|aqui|la|bem|logo) )*(?:perto|pertinho|proxim[oa]|ao lado|do lado|em frente|atras|na frente|depois|antes) (?:d[aeo]s?|[ao]) [^,;\d]{3,40}$/;

export function withoutLandmark(text: Text): Text {
  const match = landmark.exec(text.plain);
  return match === null ? text : cut(text, match.index, text.plain.length);
}
