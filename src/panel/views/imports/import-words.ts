import type { ImportKindName, ImportRun } from '../../../contract/panel/import-runs.ts';

export const importWords = {
  intro:
    'Cada arquivo substitui por inteiro o que foi importado antes. Primeiro conferimos o arquivo e mostramos o que vai mudar; só depois do seu sim ele vale. Se uma linha estiver errada, nada muda. A loja continua atendendo.',
  file: 'Arquivo CSV',
  fileHint: 'CSV em UTF-8, com vírgulas ou ponto e vírgula. Até 256 MB.',
  clear: 'Tirar o arquivo',
  choosePlaceholder: 'Escolher no computador',
  columns: 'Colunas, em qualquer ordem',
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
    `O arquivo foi recusado, e nada mudou. ${problem.replace(/\.?$/, '.')}${hasMore ? ' As outras linhas estão em “Arquivos enviados”, onde se baixa a lista.' : ''}`,
  problems: 'O que está errado',
  unchanged: 'Nada mudou.',
  more: 'Pode haver outras linhas com problema.',
  first: (shown: number, of: number) => `Aqui estão as primeiras ${shown} de ${of}.`,
  faults: 'Baixar todas as linhas com problema',
  template: 'Baixar um modelo',
  line: (lines: readonly number[]) =>
    lines.length > 1 ? `Linhas ${lines.join(' e ')}` : `Linha ${lines.join()}`,
  failed: 'O arquivo não pôde ser lido. Escolha de novo.',
} as const;

interface KindWords {
  readonly title: string;
  readonly file: string;
  readonly question: string;
  readonly added: string;
  readonly gone: string;
}

export const kindWords: Readonly<Record<ImportKindName, KindWords>> = {
  coverage: {
    title: 'Cobertura',
    file: 'cobertura',
    question: 'Substituir a cobertura?',
    added: 'CEPs que passam a ter cobertura',
    gone: 'CEPs que deixam de ter cobertura',
  },
  customers: {
    title: 'Clientes',
    file: 'clientes',
    question: 'Substituir os clientes?',
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
