const line = (label: string, number: string) => ({
  label,
  number,
  href: `tel:${number.replaceAll(' ', '')}`,
});

/** Phone numbers of the carrier. */
export const phones = {
  sales: line('Vendas', '0800 555 1020'),
  support: line('Suporte', '103 41'),
} as const;
