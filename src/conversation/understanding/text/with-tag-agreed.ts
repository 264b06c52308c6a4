import { type Text, textOf } from './text.ts';

const agreed =
  /^(?:(?:ah|entao|mas|e|ai) )*(?:(?:tem|teria|ha|existe|e|eh|fica|sai|seria) )?(?<offer>[^?;]{3,60}?),? ne\b[?, .]*(?:(?:entao|ai|e|ta|ok|beleza) )*(?:pode ser|quero|vou querer|vou de|fico com|bota|poe|coloca|manda|fecha|pego|marca)(?: (?:ess[ea]|est[ea]|el[ea]|ness[ea]|nel[ea]|isso|mesmo|entao|ai|dai))*[.! ]*$/;

/** 'Tem um de 109 no débito, né? Pode ser esse': whoever answers a tag question at once wants what it names. */
export function withTagAgreed(text: Text): Text {
  const offer = agreed.exec(text.plain)?.groups?.offer;
  const from = offer === undefined ? -1 : text.plain.indexOf(offer);
  return offer === undefined ? text : textOf(`quero ${text.shown.slice(from, from + offer.length)}`);
}
