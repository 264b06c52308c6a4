const about =
  '(?:a|o|e|eh|ai|ja|aqui|sera que|voces?|vcs?|internet|fibra|ultrafibra|sinal|cobertura|tim|gente|oi|ola|bom dia|boa tarde|boa noite)';
const reaches =
  '(?:tem|tera|atend\\w+|cheg(?:a|am|ou|aram)|peg(?:a|am)|cobr(?:e|em)|instala\\w*|funciona\\w*|vend\\w+|opera\\w*)';
const notTown =
  '(?!(?:casas?|chacaras?|sitios?|fazendas?|areas?|zonas?|favelas?|comunidades?|cima|baixo|predios?|condominios?|apartamentos?|kitnets?|quant[oa]s?|que|quais|qual|tod[oa]s?|dias?|media|geral|algum\\w*|loja|dinheiro|celular)\\b)';
const quarter =
  "n[ao] (?:bairro|vila|jardim|jd|parque|conjunto|setor|zona|residencial|loteamento|morro) [a-z' ]{1,30}";
const place = `(?:em ${notTown}[a-z' ]{3,40}|${quarter})`;

const asks: readonly RegExp[] = [
  new RegExp(`^(?:${about} )*${reaches} (?:${about} )*${place}$`),
  new RegExp(`^(?:${about} )*${place} (?:${about} )*${reaches}(?: ${about})*$`),
];

/** 'Vocês atendem em Betim?', 'na Vila Nova já tem fibra?': whatever the place is called, coverage is asked for. */
export const asksAboutTown = (words: string): boolean => asks.some((pattern) => pattern.test(words));
