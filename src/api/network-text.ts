/** What is said where nothing can be fetched any more, not even what says the rest. */
export const networkText = 'Erro de rede: sua conexão caiu ou o servidor está fora do ar';
