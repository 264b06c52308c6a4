/** Speech input. */
export const voiceWords = {
  start: 'Falar em vez de digitar',
  stop: 'Parar de ouvir',
  /** Shown once, at first use. */
  notice:
    'Quem transforma sua fala em texto é o serviço do seu navegador, não a Ultrafibra. Confira o texto antes de enviar.',
  listening: 'Ouvindo… Fale agora.',
  heard: 'Confira o que ouvi e toque em enviar.',
  refused: 'Sem acesso ao microfone. Você pode permitir nas configurações do navegador, ou escrever.',
  nothing: 'Não ouvi nada. Toque no microfone e fale de novo, ou escreva.',
  failed: 'Não consegui ouvir agora. Tente de novo ou escreva.',
} as const;
