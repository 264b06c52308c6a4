/** Page of the links that are sent to the contact on file. */
export const contactLinkPath = '/mensagens/contrato';
