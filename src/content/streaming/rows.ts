/** Texts of every row of titles. */
export const rowsWords = {
  area: (row: string) => `Títulos em ${row}`,
  previous: (row: string) => `Títulos anteriores em ${row}`,
  next: (row: string) => `Próximos títulos em ${row}`,
  note: 'O catálogo é de cada serviço e pode mudar sem aviso.',
} as const;
