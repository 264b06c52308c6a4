import type { Role } from '../../contract/panel/access/rights.ts';
import type { ProviderProblem } from '../../contract/panel/access/session.ts';

export const shellWords = {
  brand: 'Ultrafibra',
  panel: 'Painel',
  skip: 'Ir para o conteúdo',
  navigation: 'Áreas do painel',
  openNavigation: 'Abrir o menu',
  closeNavigation: 'Fechar o menu',
  actions: 'Ações',
  close: 'Fechar',
  account: (name: string) => `Conta de ${name}`,
  signOut: 'Sair',
  signedOut: 'Você saiu do painel.',
  colours: 'Aparência',
  colourScheme: { auto: 'Do sistema', light: 'Clara', dark: 'Escura' },
  notConnected: 'Sem conexão com o servidor',
  notConnectedHint:
    'O que está na tela pode ter mudado. O painel tenta de novo sozinho, e este aviso some quando a conexão volta.',
  notFound: 'Este endereço não existe no painel.',
  noRight: 'Seu perfil não permite ver esta área.',
  notLoaded: 'Sem resposta do servidor: esta área não abriu. O que foi salvo está guardado.',
  broken: 'Esta área parou de funcionar. O que foi salvo está guardado.',
  leaveTitle: 'Sair sem salvar?',
  leaveText: 'O que você escreveu ainda não foi salvo e se perde se você sair daqui.',
  leave: 'Sair sem salvar',
  stay: 'Continuar aqui',
  toStart: 'Ir para o início',
  waits: (many: number) => (many === 1 ? '1 conversa espera' : `${many} conversas esperam`),
  waitingAlert: 'Alguém espera uma resposta em Conversas.',
  showPassword: 'Mostrar o que foi digitado',
  role: {
    seller: 'Vendas',
    manager: 'Gestão',
    marketer: 'Marketing',
    admin: 'Administração',
  } satisfies Record<Role, string>,
} as const;

export const dutyWords = {
  title: { password: 'Escolha a sua senha', code: 'Ligue o código do aplicativo' },
  why: {
    password:
      'A senha com que você entrou é provisória: quem criou a conta a conhece. Troque por uma que só você saiba.',
    code: 'O seu perfil entra no painel com senha e com o código de um aplicativo autenticador.',
  },
} as const;

export const signInWords = {
  title: 'Entrar no painel',
  email: 'E-mail',
  password: 'Senha',
  code: 'Código do aplicativo',
  codeHint: 'Os seis números que o seu aplicativo autenticador mostra agora.',
  recovery: 'Código de recuperação',
  recoveryHint: 'Um dos dez que você guardou ao ligar o código. Cada um vale uma vez.',
  lostPhone: 'Estou sem o celular',
  withPhone: 'Usar o aplicativo',
  recoveryUsed: (left: number) =>
    left < 4
      ? `Código usado. Restam ${left}: gere outros em “Minha conta”.`
      : `Código usado. Restam ${left}.`,
  button: 'Entrar',
  withProvider: (name: string) => `Entrar com ${name}`,
  withPassword: 'Entrar com senha (só em emergências)',
  providerProblem: {
    down: 'O serviço de contas da empresa não respondeu. Tente de novo em instantes ou entre com e-mail e senha.',
    refused: 'A entrada pela conta da empresa não se completou. Tente de novo.',
    'no-role': 'A sua conta da empresa não tem acesso ao painel. Peça o acesso a quem cuida das contas.',
    closed: 'Esta conta foi desativada no painel. Fale com quem administra o painel.',
    'email-taken':
      'O seu e-mail já tem uma conta no painel, e a empresa não o confirmou. Fale com quem administra o painel.',
    'too-many': 'Houve muitas entradas a partir desta rede. Espere alguns minutos e tente de novo.',
  } satisfies Record<ProviderProblem, string>,
  sandboxHint: 'No ambiente de testes, o servidor mostra e-mail e senha no terminal quando começa.',
  ended: 'Sua sessão terminou por segurança',
  endedHint: 'Entre de novo para continuar de onde parou. O que você digitou continua aqui.',
} as const;
