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

/** What a conversation asks together, in one form that the browser can fill in at a tap. */
export const contactCard: CombinedPage = {
  route: '/checkout/contato/',
  steps: ['nome', 'telefone', 'email'],
};
