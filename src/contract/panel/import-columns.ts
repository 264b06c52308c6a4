import { withoutAccents } from '../../brazil/without-accents.ts';
import type { ImportKindName } from './import-runs.ts';

/** A column of an imported file: either name may stand in its first line. */
export interface ImportColumn {
  readonly name: string;
  readonly heading: string;
  /** Its values in the two lines of the template. */
  readonly examples: readonly [string, string];
}

const column = (name: string, heading: string, ...examples: [string, string]): ImportColumn => ({
  name,
  heading,
  examples,
});

/** The columns of each kind of file, in the order of the template. */
export const importColumns: Readonly<Record<ImportKindName, readonly ImportColumn[]>> = {
  coverage: [
    column('cep_from', 'CEP inicial', '01310-000', '13025-000'),
    column('cep_to', 'CEP final', '01310-999', '13025-999'),
    column('city', 'Cidade', 'São Paulo', 'Campinas'),
    column('uf', 'UF', 'SP', 'SP'),
    column('network', 'Rede', 'rede-propria', 'rede-parceira'),
    column('status', 'Situação', 'com cobertura', 'prevista'),
  ],
  customers: [
    column('cpf', 'CPF', '529.982.247-25', '111.444.777-35'),
    column('birth_date', 'Data de nascimento', '15/03/1985', '22/08/1978'),
    column('name', 'Nome completo', 'Ana Lima Souza', 'Bruno Reis Alves'),
    column('email', 'E-mail', 'ana@exemplo.com.br', ''),
    column('phone', 'Celular', '(11) 98765-4321', ''),
    column('plan', 'Plano', '300 Mega', '500 Mega'),
    column('price', 'Preço', '89,90', '99,90'),
    column('download', 'Download', '300', '500'),
    column('upload', 'Upload', '150', '250'),
    column('direct_debit', 'Débito automático', 'sim', 'não'),
    column('renewal_offers', 'Ofertas de renovação', '', ''),
    column('may_migrate', 'Pode migrar', 'não', 'sim'),
    column('cep', 'CEP', '01310-100', ''),
    column('number', 'Número', '1000', ''),
    column('complement', 'Complemento', 'Apto 12', ''),
  ],
};

const folded = (text: string): string => withoutAccents(text.trim().toLowerCase());

/** Whether the first line of a file names the column so. */
export const isNamed = ({ name, heading }: ImportColumn, given: string): boolean =>
  [name, heading].some((one) => folded(one) === folded(given));

/** How people call a column, or the columns of a list with commas. */
export const headingOf = (names: string): string =>
  names
    .split(', ')
    .map(
      (name) =>
        Object.values(importColumns)
          .flat()
          .find((one) => one.name === name)?.heading ?? name,
    )
    .join(', ');

/** A file to begin with: the columns and two lines, as spreadsheets in Brazil read it. */
export const importTemplate = (kind: ImportKindName): string => {
  const columns = importColumns[kind];
  const lines = [
    columns.map(({ heading }) => heading),
    ...[0, 1].map((line) => columns.map(({ examples }) => examples[line])),
  ];
  return `\ufeff${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`;
};
