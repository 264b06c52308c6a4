export const noteWords = {
  note: 'Nota para a equipe',
  addNote: 'Anotar',
  noted: 'Nota salva.',
  holdsDocument:
    'Parece que há um CPF ou CNPJ no texto. Notas aparecem inteiras para a equipe: apague o número.',
} as const;
