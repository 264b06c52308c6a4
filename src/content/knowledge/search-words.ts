/** Words of a question that say nothing of what it is about. Plain: lower case, without accents. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a o as os um uma uns umas de do da dos das no na nos nas em com para pra pro por pelo pela ao aos e ou eu me mim meu minha meus minhas seu sua ' +
    'voce voces vc vcs ces se que q qual quais como cm e eh ser esta estao to ta tou foi era tem ter tenho tinha ' +
    'quero queria gostaria saber sabe pode posso poderia consigo vou vai vao ir isso isto esse essa esses essas este esta aqui ali la ja so ai entao mas ' +
    'favor oi ola bom boa dia tarde noite moco moca gente sobre mesmo tambem ainda muito mais bem la de fazer faco faz dar dou da ' +
    'ha haver algum alguma alguem nenhum nenhuma sim nao n ai hoje uai ne tipo seria fica ficar faria depois antes agora duvida pergunta informacao me diz fala explica demais afinal tal desde ontem cedo nunca tive jamais pratica geral normalmente exatamente coisa algo gente deus conseguir consegui conseguiu conseguimos realmente trem trens bagulho treco'
  ).split(' '),
);

/** What people call the same thing, the first word standing for all of them. Plain, before endings are cut. */
export const sameWords: readonly string[] = [
  'preco valor custo custa custam mensalidade caro cara barato barata',
  'internet net banda conexao web',
  'modem roteador router aparelho equipamento',
  'wifi wi-fi wireless',
  'fatura boleto',
  'cancelar desistir encerrar arrepender cancelo',
  'streaming streamings',
  'aplicativo app apps aplicativos aplicacao',
  'instalar instalacao instalam instala instalado',
  'celular movel telemovel iphone android',
  'telefone fone tel ligo',
  'hbo max',
  'entrar login logar acessar acesso',
  'televisao tv tvs tele',
  'problema defeito ruim pessima horrivel',
  'cair caiu caindo cai caida caido rompeu rompido oscilando oscila parou parada',
  'lento lenta devagar lentidao travando carroca lesma tartaruga travada arrastando engasgando lag',
  'diferenca comparar comparacao compara',
  'dado dados informacoes',
  'apagar excluir deletar remover exclua exclui',
  'pessoa humano gente atendente',
  'ganhar ganho brinde',
  'foto selfie imagem',
  'documento rg identidade cnh documentos',
  'teste testar testo medir meco speedtest',
  'vizinho vizinha vizinhos',
  'cidade cidades municipio',
  'beneficio vantagem vantagens beneficios',
  'contratar assinar comprar adquirir',
  'segunda 2a 2ª',
  'bairro rua endereco condominio predio regiao kitnet edificio',
  'jogo playstation xbox',
  'devolver devolucao',
  'reajuste aumento aumenta aumentar subir sobe',
  'multa penalidade',
  'fidelidade carencia permanencia',
  'robo bot',
  'negativado serasa spc sujo restricao',
  'mudar mudanca mudo mudei muda',
  'parcelar parcela parcelado',
  'operadora empresa companhia',
  'taxa adesao',
  'forma opcao opcoes meio meios jeito maneira',
  'procurado vendido popular',
  'funcionar pegar navegar',
  'vaga lugar',
  'debito debitar debita debitam',
  'sitio chacara fazenda roca',
  'parente mae pai marido esposa esposo mulher namorado namorada noivo noiva filho filha irmao irma avo tio tia sogra sogro primo prima cunhado cunhada amigo amiga',
];

/** What is said in several words for one of them. Plain. */
export const samePhrases: readonly (readonly [said: string, meant: string])[] = [
  ['o cara', 'tecnico'],
  ['o rapaz', 'tecnico'],
  ['o moco', 'tecnico'],
  ['o instalador', 'tecnico'],
  ['mesmo endereco', 'endereco'],
  ['wi fi', 'wifi'],
  ['e mail', 'email'],
  ['ponto extra', 'ponto adicional'],
  ['cair a internet', 'internet cai'],
];

/** Endings that are cut off a word, the longer one first: 'ativação', 'ativar' and 'ativo' are looked for alike. */
export const endings: readonly string[] = (
  'amentos imentos amento imento acoes icoes acao icao adores adoras ador adora idades idade mente ' +
  'ariam eriam aria eria amos emos imos ando endo indo aram eram iram ados adas idos idas ado ada ido ida ' +
  'arei erei ares eres ires aria ar er ir am em ou ei as es os is a e o s m'
).split(' ');
