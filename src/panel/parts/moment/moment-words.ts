import { formatMinute } from '../../../brazil/clock-minute.ts';

export const momentWords = {
  day: { placeholder: 'dd/mm/aaaa', unreadable: 'Confira o dia. Escreva como 27/11/2026.' },
  minute: {
    placeholder: 'dd/mm/aaaa hh:mm',
    unreadable: 'Confira o dia e a hora. Escreva como 27/11/2026 14:30.',
  },
  tooEarly: (min: string) => `Escolha a partir de ${formatMinute(min)}.`,
  tooLate: (max: string) => `Escolha até ${formatMinute(max)}.`,
  pick: (name: string) => `${name}: abrir o calendário`,
} as const;
