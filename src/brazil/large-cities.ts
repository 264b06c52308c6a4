/** Short names of towns. */
export const cityNicknames: ReadonlyMap<string, string> = new Map([
  ['rj', 'Rio de Janeiro'],
  ['sp', 'São Paulo'],
  ['sampa', 'São Paulo'],
  ['bh', 'Belo Horizonte'],
  ['bsb', 'Brasília'],
  ['poa', 'Porto Alegre'],
  ['floripa', 'Florianópolis'],
  ['cwb', 'Curitiba'],
]);

/** Towns that have an article: 'no Recife'. 'Rio' is short for one of them. */
export const townsWithArticle: ReadonlyMap<string, string> = new Map([
  ['rio de janeiro', 'Rio de Janeiro'],
  ['rio', 'Rio de Janeiro'],
  ['rj', 'Rio de Janeiro'],
  ['recife', 'Recife'],
  ['guaruja', 'Guarujá'],
  ['crato', 'Crato'],
  ['cabo de santo agostinho', 'Cabo de Santo Agostinho'],
]);

/**
 * Large towns that visitors name after a street without saying that it is a town. Names that often end a street's name
 * are left out: Santos, Natal, Vitória, Boa Vista, Rio Branco, Palmas, Serra.
 */
export const largeCities: readonly string[] = (
  'Ananindeua, Aparecida de Goiânia, Aracaju, Belford Roxo, Belo Horizonte, Belém, Brasília, ' +
  'Campinas, Campo Grande, Campos dos Goytacazes, Caxias do Sul, Contagem, Cuiabá, Curitiba, ' +
  'Duque de Caxias, Feira de Santana, Florianópolis, Fortaleza, Goiânia, Guarulhos, ' +
  'Jaboatão dos Guararapes, Joinville, João Pessoa, Juiz de Fora, Londrina, Macapá, Maceió, Manaus, ' +
  'Niterói, Nova Iguaçu, Osasco, Porto Alegre, Porto Velho, Recife, Ribeirão Preto, Rio de Janeiro, ' +
  'Salvador, Santo André, Sorocaba, São Bernardo do Campo, São Gonçalo, São José dos Campos, ' +
  'São João de Meriti, São Luís, São Paulo, Teresina, Uberlândia, Vila Velha'
).split(', ');
