/** The message when not even the other messages can be loaded. */
export const networkText = 'Erro de rede: sua conexão caiu ou o servidor está fora do ar';
