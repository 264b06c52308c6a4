export const madePlanWords = {
  new: 'Novo plano',
  make: 'Criar no rascunho',
  edit: (plan: string) => `Alterar ${plan}`,
  save: 'Guardar no rascunho',
  plan: 'Nome, com Mega ou Giga',
  description: 'Descrição, se não for a de sempre',
  plan_download: 'Download, em Mbps',
  plan_upload: 'Upload, em Mbps',
  benefits: 'Aplicativos e streaming incluídos',
  lists: 'Listas que vendem o plano',
  remove: 'Remover o plano',
} as const;
