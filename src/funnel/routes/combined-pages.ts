import type { CombinedPage } from '../campaign.ts';

const postcodeAndCustomer: CombinedPage = {
  route: '/checkout/cep-dados-cliente/',
  steps: ['cep', 'nr-imovel', 'nome', 'telefone', 'email'],
};

const personalData: CombinedPage = {
  route: '/checkout/dados-pessoais/',
  steps: ['nome', 'telefone', 'email', 'data-nascimento', 'nome-mae', 'cpf'],
};

const installationAndPayment: CombinedPage = {
  route: '/checkout/instalacao-pagamento/',
  steps: ['instalacao', 'data-de-vencimento', 'ativar-debito'],
};

export const combinedPages: readonly CombinedPage[] = [
  postcodeAndCustomer,
  personalData,
  installationAndPayment,
];

/** The questions that a conversation asks in one form, so that the browser can autofill them with one tap. */
export const contactCard: CombinedPage = {
  route: '/checkout/contato/',
  steps: ['nome', 'telefone', 'email'],
};
