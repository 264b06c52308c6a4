export const oneDocument = 'Informe um CPF ou um CNPJ.';
