import { knowledge } from '../../../../content/knowledge/knowledge.ts';
import type { Asked, Reading } from '../../reading.ts';
import { isEveryWord, type Text } from '../../text/text.ts';
import { replyOfEntry } from './reply-of-entry.ts';

const channel =
  /\b(?:sbt|record|band(?! ?(?:e?sports?|news))|rede ?tv|tv cultura|globo ?news|gnt|multishow|tv aberta|cana(?:l|is))\b/;
const words = new Set(
  'a o as os e ou de da do das dos na no com que tem ter vem vir pega pegar passa passar da dar pra para ver assistir sintoniza inclui canal canais aberto abertos aberta tv televisao globo sbt record band bandeirantes redetv rede cultura globonews gnt multishow gazeta tipo como esses essas aqui ai sao quais qual plano planos voces vcs internet junto tambem igreja futebol noticia noticias esporte desenho infantil'.split(
    ' ',
  ),
);

/** 'Tem Globo, SBT, Record?' asks for the channels of a television, and for no plan with Globoplay. */
export function channelsAsked({ plain }: Text, asked: Asked): Reading | null {
  if (!channel.test(plain) || !isEveryWord(plain, words)) return null;
  const entry = knowledge.find(({ id }) => id === 'tv-aberta-e-canais');
  return entry === undefined ? null : { kind: 'question', ...replyOfEntry(entry, asked, plain) };
}
