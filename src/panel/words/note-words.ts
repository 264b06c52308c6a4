export const noteWords = {
  note: 'Nota para a equipe',
  addNote: 'Anotar',
  noted: 'Nota salva.',
} as const;
