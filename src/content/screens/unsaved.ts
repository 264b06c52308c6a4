/** An answer that could not be saved in the background. */
export const unsavedWords = {
  title: 'Uma resposta ainda não foi salva',
  kept: 'Pode seguir: sua resposta está guardada aqui.',
  see: 'Ver essa resposta',
  tryingAgain: 'Tentando de novo…',
} as const;
