/** Apart from its call: a page that only names the address carries no schema along. */
export const postcodePath = 'cep/information/:cep';
