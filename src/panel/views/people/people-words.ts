import { neverErased } from '../../../content/screens/erasure.ts';
import type { PersonErasure } from '../../../contract/panel/people.ts';

export const peopleWords = {
  intro:
    'Quem pede uma cópia dos seus dados ou que eles sejam apagados (LGPD, art. 18) precisa provar quem é com um documento. Cada busca e cada apagamento fica registrado.',
  document: 'CPF ou CNPJ',
  wrong: 'Confira o CPF ou CNPJ.',
  download: 'Baixar os dados',
  done: 'O arquivo foi baixado. Entregue só à própria pessoa.',
  file: (moment: string) => `dados-da-pessoa-${moment.slice(0, 10)}.json`,
  erase: 'Apagar os dados desta pessoa',
  eraseTitle: (document: string) => `Apagar os dados de ${document}?`,
  erases:
    'O que é apagado: pedidos não finalizados e renovações em aberto deste documento, com respostas, autorizações, mensagens e avisos; e, com o mesmo celular ou e-mail, pedidos começados e conversas do WhatsApp sem documento e contatos deixados onde não há cobertura.',
  keeps: `O que fica: pedidos e renovações já feitos, porque fazem parte de um contrato; o cadastro de cliente importado, até a próxima importação; os pedidos de ligação, que saem sozinhos em 30 dias; ${neverErased}.`,
  final: 'Não dá para desfazer. Se a pessoa também pediu uma cópia, baixe os dados antes.',
  reason: 'Motivo',
  chooseReason: 'Escolha o motivo',
  keepAll: 'Não apagar',
  eraseSurely: 'Apagar para sempre',
} as const;

const keptWords: Readonly<Record<PersonErasure['kept'][number]['kind'], readonly [string, string, string]>> =
  {
    orders: ['pedido feito', 'pedidos feitos', 'parte de um contrato'],
    renewals: ['renovação feita', 'renovações feitas', 'parte de um contrato'],
    customer: ['cadastro de cliente', 'cadastros de cliente', 'vem do arquivo importado'],
    calls: ['pedido de ligação', 'pedidos de ligação', 'sai sozinho em 30 dias'],
  };

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Tells how many records were erased, and which stay and why. */
export function erasureResult({ erased, kept }: PersonErasure): string {
  const done =
    erased === 0
      ? 'Não havia nada que pudesse ser apagado.'
      : `${counted(erased, 'registro apagado', 'registros apagados')}.`;
  if (kept.length === 0) return `${done} Nenhum outro registro ficou com este documento.`;
  const stays = kept.map(({ kind, count }) => {
    const [one, many, why] = keptWords[kind];
    return `${counted(count, one, many)} (${why})`;
  });
  return `${done} Fica: ${stays.join('; ')}.`;
}
