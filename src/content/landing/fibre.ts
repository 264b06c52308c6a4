/** What fibre is, and how much of it a home needs. */
export const fibreWords = {
  title: 'Por que fibra até dentro de casa',
  lead: 'Na fibra óptica, os dados viajam como luz. O sinal vai do poste à sua sala sem trecho de cobre: perde menos força na distância e não sofre com interferência elétrica.',
  profilesTitle: 'Qual velocidade combina com a sua casa?',
  profiles: [
    {
      speed: '500 Mega',
      devices: 'Até 40 dispositivos',
      upload: '250 Mega de upload',
      title: 'Dia a dia conectado',
      text: 'Para estudar, trabalhar, ver séries e fazer videochamadas sem disputar a internet.',
    },
    {
      speed: '700 Mega',
      devices: 'Até 50 dispositivos',
      upload: '300 Mega de upload',
      title: 'Família toda on-line',
      text: 'Para vídeo em 4K na sala e aula no quarto ao mesmo tempo. Em quase todas as ofertas, são 600 Mega e mais 100 Mega de bônus.',
    },
    {
      speed: '1 Giga',
      devices: 'Até 68 dispositivos',
      upload: '500 Mega de upload',
      title: 'Casa cheia e jogos',
      text: 'Para jogar, transmitir e baixar arquivos grandes com Wi-Fi 6 em toda a casa conectada.',
    },
  ],
} as const;
