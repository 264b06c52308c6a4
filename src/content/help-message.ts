/** The start of a help message: the protocol number and no personal data. */
export const helpMessage = (protocol: string | null): string =>
  protocol === null
    ? 'Olá, preciso de ajuda para contratar a Ultrafibra.'
    : `Olá, preciso de ajuda com o meu pedido. Protocolo ${protocol}.`;
