import { heroAction as action } from '../hero.ts';

/** Pages about one speed: the downloads it covers, in Mbps, and their banner. */
export const speedHeroes = {
  '/500mb/': {
    downloads: [500],
    title: 'Internet de fibra de 500 Mega',
    description:
      '500 Mega de fibra para até 40 dispositivos, com 250 Mega de upload, modem Wi-Fi e instalação grátis. Consulte a cobertura pelo CEP.',
    pf: {
      heading: '500 Mega para o dia a dia da casa',
      lead: 'Estudo, trabalho, séries e videochamadas em até 40 dispositivos, com 250 Mega de upload.',
    },
    pj: {
      heading: '500 Mega para o dia a dia da empresa',
      lead: 'Sistemas online, máquinas de cartão e videochamadas em até 40 dispositivos, com 250 Mega de upload.',
    },
    action,
  },
  '/700mb/': {
    downloads: [600, 700],
    title: 'Internet de fibra de 700 Mega',
    description:
      '700 Mega de fibra para até 50 dispositivos, com 300 Mega de upload, modem Wi-Fi e instalação grátis. Consulte a cobertura pelo CEP.',
    pf: {
      heading: '700 Mega para a família toda',
      lead: 'Para ver um filme em 4K na sala enquanto alguém assiste a uma aula no quarto. Na maioria das ofertas, são 600 Mega, que viram 700 com o bônus.',
    },
    // Not sold to companies.
    pj: null,
    action,
  },
  '/1gb/': {
    downloads: [1000],
    title: 'Internet de fibra de 1 Giga',
    description:
      '1 Giga de fibra com modem Wi-Fi 6, para até 68 dispositivos, com 500 Mega de upload e instalação grátis. Consulte a cobertura pelo CEP.',
    pf: {
      heading: '1 Giga para a casa cheia',
      lead: 'Jogue, faça lives e baixe arquivos grandes em até 68 dispositivos, com modem Wi-Fi 6 e 500 Mega de upload.',
    },
    pj: {
      heading: '1 Giga para a equipe toda',
      lead: 'Câmeras, backup na nuvem e arquivos grandes em até 68 dispositivos, com modem Wi-Fi 6 e 500 Mega de upload.',
    },
    action,
  },
} as const;
