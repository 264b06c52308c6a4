/** What a message for help begins with: the protocol, and nothing else of the person. */
export const helpMessage = (protocol: string | null): string =>
  protocol === null
    ? 'Olá, preciso de ajuda para contratar a Ultrafibra.'
    : `Olá, preciso de ajuda com o meu pedido. Protocolo ${protocol}.`;
