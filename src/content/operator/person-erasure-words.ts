/** Why a person's data were erased on request; beside the audit log's own words. */
export const erasureReasonWords = {
  'by-letter': 'Pedido por carta',
  'by-email': 'Pedido por e-mail',
  'by-whatsapp': 'Pedido pelo WhatsApp',
  'at-desk': 'Pedido no balcão, com documento',
  'by-authority': 'Ordem de uma autoridade',
} as const;

/** The counts in the audit entry. */
export const erasureDetailWords = { ...erasureReasonWords, erased: 'apagados', kept: 'mantidos' } as const;
