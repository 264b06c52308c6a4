/** One service at a time: choosing another turns the first one off. */
export const streamingTogglesWords = {
  legend: 'Escolha o streaming do plano',
  hint: 'Um serviço por vez. O preço muda com a escolha.',
  services: { globoplay: 'Globoplay', 'hbo-max': 'HBO Max', paramount: 'Paramount+' },
} as const;
