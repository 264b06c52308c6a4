import { largeCities } from '../../../brazil/large-cities.ts';
import { states } from '../../../brazil/states.ts';
import { plainOf, saysOneOf } from '../text/text.ts';

const about =
  '(?:a|o|e|eh|ai|ja|aqui|sera que|voces?|vcs?|ces?|internet|fibra|ultrafibra|sinal|cobertura|tim|gente|de voces|de vcs|oi|ola|bom dia|boa tarde|boa noite)';
const reaches =
  '(?:tem|tera|atend\\w+|cheg(?:a|am|ou|aram)|peg(?:a|am)|cobr(?:e|em)|instala\\w*|funciona\\w*|vend\\w+|opera\\w*|(?:es)?tao|ficam|existem?)';
const notTown =
  '(?!(?:casas?|chacaras?|sitios?|fazendas?|areas?|zonas?|favelas?|comunidades?|cima|baixo|predios?|condominios?|apartamentos?|kitnets?|quant[oa]s?|que|quais|qual|tod[oa]s?|dias?|media|geral|algum\\w*|loja|dinheiro|celular|duvida|debito|atraso|divida|obras?|construcao|outr[oa]|nome|processo)\\b)';
const quarter =
  "n[ao] (?:bairro|vila|jardim|jd|parque|conjunto|setor|zona|residencial|loteamento|morro|bom|boa|alto|alta|campo|monte|rio|porto|serra) [a-z' ]{1,30}";
const place = `(?:em ${notTown}[a-z' ]{3,40}|${quarter})`;

/** Without a preposition, a place is recognised by its state, its kind or a list of large cities. */
const uf = states.flatMap((one) => [one.uf.toLowerCase(), plainOf(one.name)]).join('|');
const kindOfPlace =
  '(?:vila|jardim|jd|parque|bairro|cidade|distrito|setor|centro|interior|ilha|praia|povoado|santo|santa|sao|nova|novo)';
const known = `(?:${notTown}[a-z' ]{3,30} (?:${uf})|${kindOfPlace} [a-z' ]{3,30}|${largeCities.map(plainOf).join('|')})`;
const named = `(?:(?:o|a|la|aqui|em|n[ao]|d[aeo]) )*(?:cidade de |bairro )?${known}`;
const covers = `(?:(?:tem )?(?:cobertura|fibra|internet|sinal)|tem|atend\\w+|cheg(?:a|am|ou|aram)|peg(?:a|am)|cobr(?:e|em))`;

/** 'Moro em Betim, dá pra instalar?' */
const lives = '(?:eu )?(?:moro|resido|estou|to|fico|sou|aqui e)(?: aqui)?';
const wanted =
  '(?:quer(?:o|ia) saber se|da|dao|tem como|consigo|posso|sera que|voces|vcs|ja|e|a|fibra|internet|aqui|pra|para|por|pela) ';

/** After 'atendem no …' any name is a place: 'Vocês atendem no Campeche?'. */
const served =
  "n[ao] (?!(?:meu|minha|sabado|domingo|feriados?|fim|final|natal|carnaval|celular|telefone|whats\\w*|zap|chat|hora|momento|dia|mesm[oa]|predio|condominio|casa|rua|semana|horario|manha|tarde|noite)\\b)[a-z' ]{3,30}";

const asks: readonly RegExp[] = [
  new RegExp(`^(?:${about} )*(?:atend\\w+|tem cobertura) ${served}$`),
  new RegExp(`^(?:${about} )*${reaches} (?:${about} )*${place}$`),
  new RegExp(`^(?:${about} )*${place} (?:${about} )*${reaches}(?: ${about})*$`),
  new RegExp(`^(?:${about} )*${covers} (?:${about} )*${named}$`),
  new RegExp(
    `^(?:${about} )*${lives} (?:em ${notTown}[a-z']+(?: [a-z']+){0,3}?|(?:d[aeo]|n[ao]) ${known}) (?:${wanted})*(?:tem|atend\\w+|cheg\\w+|pega|instalar?|colocar|contratar)(?: (?:a|internet|fibra|cobertura|sinal|aqui|ai|la))*(?: ou .{1,30})?$`,
  ),
];

/** Whether a question asks for coverage of a place, known or not: 'vocês atendem em Betim?', 'na Vila Nova já tem fibra?'. */
export const asksAboutTown = (words: string): boolean => saysOneOf(asks, words);
