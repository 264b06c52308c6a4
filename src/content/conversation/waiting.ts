import { availability } from '../steps/availability.ts';

/** What the conversation says while something is found out. */
export const waitingBubbles = {
  findPostcode: availability.steps.cep.busy,
  findLine: 'Buscando as ofertas da sua linha…',
  checkCoverage: (place: string) =>
    place === '' ? 'Consultando a cobertura…' : `Consultando a cobertura em ${place}…`,
  proveCode: 'Conferindo o código…',
  confirmIdentity: 'Confirmando os seus dados. Pode levar até meio minuto.',
  other: 'Um momento…',
} as const;
