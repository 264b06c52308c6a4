export const savedViewsWords = {
  title: 'Visões guardadas',
  keep: 'Guardar estes filtros',
  name: 'Nome da visão',
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Visão guardada.',
  remove: (name: string) => `Remover a visão ${name}`,
  removed: 'Visão removida.',
  restore: (name: string) => `Desfazer: guardar “${name}” de novo`,
  restored: 'Visão guardada de novo.',
} as const;
