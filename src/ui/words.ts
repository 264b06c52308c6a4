/** Texts of the components. */
export const words = {
  close: 'Fechar',
  loading: 'Um momento…',
  error: 'Erro:',
  stage: (position: number, total: number) => `Etapa ${position} de ${total}`,
  zoom: {
    group: 'Tamanho da página',
    larger: 'Aumentar a página',
    smaller: 'Diminuir a página',
    reset: (percent: string) => `${percent}. Voltar a 100%`,
    percent: (percent: number) => `${String(percent).replace('.', ',')}%`,
  },
};
