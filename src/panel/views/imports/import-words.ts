import type { ImportProblem } from '../../../contract/panel/import-problems.ts';
import type { ImportKindName, ImportRun } from '../../../contract/panel/import-runs.ts';

export const importWords = {
  intro:
    'Cada arquivo substitui por inteiro o que foi importado antes. Primeiro conferimos o arquivo e mostramos o que vai mudar; só depois do seu sim ele vale. Se uma linha estiver errada, nada muda. A loja continua atendendo.',
  file: 'Arquivo CSV',
  fileHint: 'CSV em UTF-8, com vírgulas ou ponto e vírgula. Até 256 MB.',
  clear: 'Tirar o arquivo',
  choosePlaceholder: 'Escolher no computador',
  columns: 'Colunas',
  choose: 'Escolha o arquivo.',
  check: 'Conferir',
  checking: 'Arquivo recebido. A conferência começou.',
  ask: 'O que vale hoje sai por inteiro e este arquivo entra no lugar. Nada mudou até aqui.',
  lines: 'Linhas no arquivo',
  replaced: 'Linhas que valem hoje e saem',
  toTell: 'Pessoas que recebem o aviso de que a rede chegou',
  toTellHint: 'Cada uma recebe uma mensagem assim que a importação termina. Não há como voltar atrás.',
  send: 'Importar e substituir',
  cancel: 'Cancelar',
  started: 'Arquivo recebido. A importação começou.',
  latest: 'Arquivos enviados',
  none: 'Nada foi importado por aqui ainda.',
  progress: (lines: number, of: number | null) =>
    of === null ? `${lines} linhas lidas` : `${lines} de ${of} linhas`,
  done: (lines: number) => (lines === 1 ? '1 linha importada.' : `${lines} linhas importadas.`),
  checked: (lines: number) =>
    `${lines === 1 ? '1 linha conferida' : `${lines} linhas conferidas`}, sem importar: nada mudou. Para importar, confira o arquivo de novo.`,
  told: (many: number) => `Pessoas avisadas de que a rede chegou: ${many}.`,
  refused: (problem: string, hasMore: boolean) =>
    `O arquivo foi recusado, e nada mudou. ${problem.replace(/\.?$/, '.')}${hasMore ? ' As outras linhas estão em “Arquivos enviados”.' : ''}`,
  problems: 'O que está errado',
  unchanged: 'Nada mudou.',
  more: 'Pode haver outras linhas com problema.',
  line: (lines: readonly number[]) =>
    lines.length > 1 ? `Linhas ${lines.join(' e ')}` : `Linha ${lines.join()}`,
  failed: 'O arquivo não pôde ser lido. Escolha de novo.',
} as const;

interface KindWords {
  readonly title: string;
  readonly question: string;
  readonly columns: string;
  readonly added: string;
  readonly gone: string;
}

export const kindWords: Readonly<Record<ImportKindName, KindWords>> = {
  coverage: {
    title: 'Cobertura',
    question: 'Substituir a cobertura?',
    columns: 'cep_from, cep_to, city, uf, network, status',
    added: 'CEPs que passam a ter cobertura',
    gone: 'CEPs que deixam de ter cobertura',
  },
  customers: {
    title: 'Clientes',
    question: 'Substituir os clientes?',
    columns:
      'cpf, birth_date, name, email, phone, plan, price, download, upload, direct_debit, renewal_offers, may_migrate, cep, number, complement',
    added: 'Clientes novos',
    gone: 'Clientes que saem',
  },
};

export const runWords: Readonly<Record<ImportRun['state'], string>> = {
  receiving: 'Recebendo',
  checking: 'Conferindo',
  checked: 'Não importada',
  running: 'Importando',
  done: 'Concluída',
  refused: 'Recusada',
  interrupted: 'Interrompida',
};

export const runColours: Readonly<Record<ImportRun['state'], string>> = {
  receiving: 'blue',
  checking: 'blue',
  checked: 'gray',
  running: 'blue',
  done: 'teal',
  refused: 'red',
  interrupted: 'orange',
};

export const problemWords: Readonly<Record<ImportProblem['code'], string>> = {
  values: 'o número de valores não é o das colunas',
  characters: 'há caracteres de controle',
  postcode: 'o CEP precisa ter 8 dígitos',
  range: 'o primeiro CEP é maior que o último',
  town: 'a cidade precisa de 1 a 96 caracteres',
  state: 'o estado não existe',
  network: 'a rede precisa de um nome curto, como rede-propria',
  status: 'a situação precisa ser covered, planned ou uncovered',
  document: 'o CPF não é válido',
  'birth-date': 'a data de nascimento precisa existir, como dd/mm/aaaa',
  name: 'falta o nome completo',
  email: 'o e-mail não é válido',
  phone: 'o telefone não é um celular válido',
  plan: 'o plano precisa de 1 a 64 caracteres',
  price: 'o preço precisa ser como 99.99',
  speed: 'as velocidades precisam estar em Mbps',
  'yes-or-no': 'o valor precisa ser yes ou no',
  'many-offers': 'há mais de duas ofertas de renovação',
  'unknown-offer': 'uma oferta de renovação não está no catálogo',
  'too-long': 'o texto é longo demais',
  overlap: 'as faixas de CEP se sobrepõem',
  'same-document': 'o mesmo CPF aparece duas vezes',
  'not-utf-8': 'O arquivo não está em UTF-8. Salve como “CSV UTF-8”.',
  'no-csv': 'O arquivo não é um CSV.',
  empty: 'O arquivo está vazio.',
  columns: 'A primeira linha precisa ter as colunas deste tipo de arquivo, todas e só elas.',
  'no-lines': 'Não há linhas abaixo da primeira.',
  'too-large': 'O arquivo passa de 256 MB.',
  interrupted: 'A importação foi interrompida. Envie o arquivo de novo.',
  'another-import': 'Outra importação aconteceu ao mesmo tempo. Envie o arquivo de novo.',
  failed: 'A importação falhou do nosso lado.',
};
