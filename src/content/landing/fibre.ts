/** Texts about fibre and the speed a home needs. */
export const fibreWords = {
  title: 'Por que ter fibra até dentro de casa',
  lead: 'Sem cobre do poste até a sua sala: a luz perde menos força pelo caminho e não sofre interferência elétrica.',
  profiles: [
    {
      speed: '500 Mega',
      devices: 'Até 40 dispositivos',
      upload: '250 Mega de upload',
      title: 'Dia a dia conectado',
      text: 'Para estudar, trabalhar e ver séries sem ninguém disputar a internet.',
    },
    {
      speed: '700 Mega',
      devices: 'Até 50 dispositivos',
      upload: '300 Mega de upload',
      title: 'A família toda online',
      text: 'Para ver um filme em 4K na sala enquanto alguém assiste a uma aula no quarto.',
    },
    {
      speed: '1 Giga',
      devices: 'Até 68 dispositivos',
      upload: '500 Mega de upload',
      title: 'Casa cheia e jogos',
      text: 'Para jogar, fazer lives e baixar arquivos grandes, com modem Wi-Fi 6.',
    },
  ],
  note: '700 Mega: na maioria das ofertas, são 600 Mega, que viram 700 com o bônus.',
} as const;
