/** Where the links lead that the contact on file is sent. */
export const contactLinkPath = '/mensagens/contrato';
