/** Beside other short answers of the same question, these say nothing by themselves. */
export const bubbleNames = {
  block_number: 'Quadra',
  allotment_number: 'Lote',
  agency: 'Agência',
  account_number: 'Conta',
} as const;

/** What an answer is called where its question asks several; every other has the name of its question. */
export const answerNames = {
  ...bubbleNames,
  address: 'Rua',
  neighborhood: 'Bairro',
  complement: 'Complemento',
  bank: 'Banco',
  cnpj: 'CNPJ',
  company_name: 'Razão social',
} as const;
