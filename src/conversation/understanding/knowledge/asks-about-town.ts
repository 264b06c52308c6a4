const before =
  '(?:(?:a|o|e|eh|ai|ja|aqui|sera que|voces?|vcs?|internet|fibra|ultrafibra|sinal|cobertura|tim|gente|oi|ola|bom dia|boa tarde|boa noite) )*';
const reaches =
  '(?:tem|tera|atend\\w+|cheg(?:a|am|ou)|peg(?:a|am)|cobr(?:e|em)|instala\\w*|funciona\\w*|vend\\w+|opera\\w*)';
const notTown =
  '(?!(?:casas?|cima|baixo|predios?|condominios?|apartamentos?|kitnets?|quant[oa]s?|que|quais|qual|tod[oa]s?|dias?|media|geral|algum\\w*|loja|dinheiro|celular)\\b)';
const asks = new RegExp(`^${before}${reaches} ${before}em ${notTown}[a-z' ]{3,40}$`);

/** 'Vocês atendem em Betim?', 'tem aí em Mogi das Cruzes': whatever the town is called, coverage is asked for. */
export const asksAboutTown = (words: string): boolean => asks.test(words);
