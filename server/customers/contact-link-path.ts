export const contactLinkPath = '/mensagens/contrato';
