export const ownAccountWords = {
  ofProvider: 'Você entrou com a conta da empresa: senha e segundo fator são mudados lá.',
  password: 'Senha',
  current: 'Senha atual',
  wanted: 'Senha nova',
  wantedHint: 'Pelo menos 12 caracteres. Uma frase é fácil de lembrar.',
  change: 'Trocar a senha e entrar de novo',
  changeHint: 'Você sai do painel em todos os aparelhos.',
  code: 'Código do aplicativo',
  codeOff: 'Com um aplicativo autenticador, quem descobrir a sua senha ainda precisa do seu celular.',
  codeOn: 'O painel pede um código do seu aplicativo quando você entra.',
  start: 'Ligar o código',
  scan: 'Aponte o aplicativo autenticador para a imagem, ou digite nele a chave.',
  picture: 'Imagem para o aplicativo autenticador',
  secret: 'Chave',
  shown: 'Código que o aplicativo mostra',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  firstCurrent: 'Senha provisória',
  firstChange: 'Trocar a senha e continuar',
  confirmed: 'Código ligado.',
  recovery: 'Códigos de recuperação',
  recoveryShown:
    'Guarde estes códigos fora do celular, em papel ou num gerenciador de senhas: eles não aparecem de novo. Sem o celular, cada um vale no lugar do código do aplicativo, uma vez.',
  copy: 'Copiar',
  copied: 'Copiados',
  recoveryKept: 'Guardei os códigos',
  recoveryLeft: (left: number) => {
    if (left === 0)
      return 'Não há códigos de recuperação: sem o celular, só a administração libera a sua conta.';
    return left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`;
  },
  renewRecovery: 'Gerar outros códigos de recuperação',
  recoveryRenewed: 'Códigos novos: os anteriores não valem mais.',
  remove: 'Desligar o código',
  removed: 'Código desligado.',
  sessions: 'Onde você entrou',
  onlyHere: 'Você está no painel só neste aparelho.',
  elsewhere: 'Você também está no painel em outro lugar. Não foi você? Encerre essa sessão e troque a senha.',
  device: ({ browser, system }: { browser: string | null; system: string | null }) => {
    if (system === null) return browser ?? 'Aparelho desconhecido';
    return browser === null ? system : `${browser} no ${system}`;
  },
  opened: (when: string) => `Entrou em ${when}`,
  lastUsed: (when: string) => `Último uso em ${when}`,
  here: 'Este aparelho',
  endSession: 'Encerrar',
  sessionEnded: 'Sessão encerrada.',
  endOthers: 'Encerrar todas as outras',
  othersEnded: 'As outras sessões foram encerradas.',
} as const;
