/** The few words the parts themselves say. Each part takes them as a prop, with these as the default. */
export const words = {
  optional: 'opcional',
  close: 'Fechar',
  loading: 'Um momento…',
  error: 'Erro:',
  stage: (position: number, total: number) => `Etapa ${position} de ${total}`,
  zoom: {
    group: 'Tamanho da página',
    larger: 'Aumentar',
    smaller: 'Diminuir',
    reset: (percent: string) => `${percent}. Voltar a 100%`,
    percent: (percent: number) => `${String(percent).replace('.', ',')}%`,
  },
};

export type ZoomWords = typeof words.zoom;
