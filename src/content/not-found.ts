export const notFoundWords = {
  title: 'Página não encontrada',
  text: 'O endereço pode ter mudado ou ter um erro de digitação.',
  action: 'Página inicial',
} as const;
