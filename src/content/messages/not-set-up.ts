import { supplier } from '../supplier.ts';

/** Messages to the visitor if a required service is not configured. */
export const notSetUp = {
  collaboratorCode: `O envio do código por e-mail ainda não está disponível. Para contratar como colaborador, ligue para ${supplier.sales}.`,
  order: `Os pedidos pela internet ainda não estão disponíveis. Para contratar, ligue para ${supplier.sales}.`,
  mobileLine: `A consulta de linhas móveis ainda não está disponível. Siga com as ofertas sem linha móvel ou ligue para ${supplier.sales}.`,
  leadLink:
    'O envio do link por mensagem ainda não está disponível. Copie o link e guarde onde preferir: ele vale por 72 horas.',
  orderCode: `O envio do código por mensagem ainda não está disponível. Use o final do celular do pedido ou ligue para ${supplier.support}.`,
} as const;
