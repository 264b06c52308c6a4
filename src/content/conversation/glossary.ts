import type { KnowledgeId } from '../knowledge/knowledge.ts';

interface Term {
  /** The words for it in plain form, separated by bars. */
  words: string;
  /** What it means, or the topic that tells it. */
  meaning: string | { topic: KnowledgeId };
  /** The topic that tells how it is in this order. */
  here?: KnowledgeId;
}

/** The words of the shop that visitors ask the meaning of. A longer one comes before a shorter one that it contains. */
export const glossary: readonly Term[] = [
  {
    words: 'fidelidade|fidelizacao|carencia',
    meaning: 'Fidelidade é o tempo mínimo de contrato: quem sai antes paga uma multa.',
    here: 'fidelidade',
  },
  {
    words: 'comodato',
    meaning:
      'Comodato é um empréstimo: o modem fica com você, sem custo, enquanto dura o contrato, e volta no fim.',
  },
  {
    words: 'reajuste|ipca',
    meaning: 'Reajuste é a correção do preço, uma vez por ano, pelo IPCA: o índice oficial da inflação.',
  },
  { words: 'megas?|gigas?|mbps', meaning: { topic: 'o-que-e-mega' } },
  { words: 'upload|download', meaning: { topic: 'upload-e-download' } },
  { words: 'ultrafibra|fibra(?: optica)?', meaning: { topic: 'o-que-e' } },
  { words: 'debito(?: automatico| em conta)?', meaning: { topic: 'como-funciona-o-debito' } },
  {
    words: 'boleto',
    meaning: 'Boleto é a conta com código de barras e Pix: vem por e-mail, e você paga onde quiser.',
  },
  { words: 'vencimento', meaning: 'Vencimento é o dia do mês em que a fatura tem de ser paga.' },
  {
    words: 'proporcional',
    meaning: 'Proporcional quer dizer só pelos dias de uso: a primeira fatura não cobra o mês inteiro.',
  },
  { words: 'fatura|mensalidade', meaning: 'É a conta que você paga a cada mês.' },
  { words: 'digito', meaning: 'O dígito é o último número da conta, depois do traço.' },
  { words: 'agencia', meaning: { topic: 'onde-vejo-a-conta' } },
  {
    words: 'complemento',
    meaning: 'Complemento é o que falta depois do número: o apartamento, o bloco ou “casa 2, fundos”.',
  },
  { words: 'quadra|lote', meaning: { topic: 'achar-quadra-e-lote' } },
  {
    words: 'cep',
    meaning: 'CEP é o código postal da sua rua: são 8 números, e ele vem nas contas e cartas.',
  },
  {
    words: 'cpf',
    meaning:
      'CPF é o número da pessoa no cadastro da Receita Federal: são 11 números, no RG novo, na CNH e no aplicativo gov.br.',
  },
  { words: 'ddd', meaning: 'DDD são os dois números da cidade antes do celular, como 11 ou 31.' },
  { words: 'titular', meaning: 'Titular é a pessoa em nome de quem ficam o contrato e as faturas.' },
  {
    words: 'streaming',
    meaning: 'Streaming são filmes, séries e músicas que você vê e ouve pela internet, sem baixar.',
  },
  {
    words: 'modem|roteador|wi ?-?fi',
    meaning: 'O modem é o aparelho que espalha a internet pela casa, sem fio: isso é o Wi-Fi.',
  },
  { words: 'portabilidade', meaning: { topic: 'telefone-e-portabilidade' } },
  { words: 'analise(?: de credito)?|bureau(?: de credito)?', meaning: { topic: 'analise-de-credito' } },
];
