import { outsideLinks } from '../../landing/site/outside-links.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** How it is used. */
export const connectionEntries = entries([
  {
    id: 'teste-de-velocidade',
    question: 'Como faço um teste de velocidade?',
    wordings:
      'como testo a velocidade da minha internet|como medir a internet|onde faço speed test|quero medir a velocidade|como sei se a velocidade está certa|teste de velocidade|como ver quantos megas estão chegando|tem como testar minha internet|como meço o wifi|qual site mede a conexão direito|desconfio que recebo menos mega como confiro|no celular o medidor dá baixo qual o jeito certo de medir|tem aplicativo da anatel pra medir conexão|onde acho o velocímetro da internet|quero tirar a prova da banda que entra aqui|a medição tem que ser no fio ou sem fio|que horas é melhor fazer a medição|meu filho mandou rodar um teste e não sei onde|como verifico se estão entregando os megas combinados|fiz pelo speedtest e cada hora dá um número|preciso desligar a netflix pra medir os megas',
    reply:
      'Ligue o computador ao modem com um cabo, pause downloads e vídeos nos outros aparelhos e abra o Brasil Banda Larga. Repita em horários diferentes.',
    leads: { text: 'Abrir o Brasil Banda Larga', path: outsideLinks.speedTest },
  },
  {
    id: 'upload-e-download',
    question: 'Qual é a diferença entre upload e download?',
    wordings:
      'o que é upload|o que é download|o que significa upload|pra que serve o upload|upload e download são a mesma coisa|não entendo upload e download|diferença de download para upload|upload é o quê|o que quer dizer subida e descida de dados|pra mandar vídeo pesado qual número eu olho|o que é taxa de envio|dou aula por chamada de vídeo qual taxa importa mais|baixar arquivo usa qual das duas taxas|postar foto no instagram é subir ou baixar|por que aparecem dois números de mega no anúncio|ouvi falar de up e down que bicho é esse|meu backup na nuvem depende de envio ou recebimento|sou leigo nessas palavras em inglês download e upload|reunião no zoom gasta mais upload|me explica de um jeito simples o tal do download',
    reply:
      'Download é o que chega à sua casa: vídeos, páginas, jogos. Upload é o que sai dela: videochamadas, fotos para a nuvem, transmissões ao vivo. Cada plano mostra os dois.',
  },
  {
    id: 'suporte-tecnico',
    question: 'Minha internet está com problema. Como peço suporte técnico?',
    wordings:
      'minha internet caiu|já tenho a internet de vocês e fica caindo toda hora|estou sem internet|minha internet está lenta|minha internet parou|a internet não funciona|o wifi não funciona|o modem está com luz vermelha|sem sinal|problema na internet|internet caindo toda hora|suporte técnico|preciso de um técnico na minha casa para arrumar|a internet da minha casa não está pegando|lenta|internet ruim|fibra rompeu|estou sem conexão|minha net caiu|quero abrir um chamado|defeito no modem|caiu a internet|meu wifi cai toda hora|internet cai quando chove|tô sem net|oscilando|internet fora do ar|não consigo navegar|o controle da tv parou|a tv box não liga|preciso de conserto|cabo rompeu na rua|cadê o suporte|cadê o técnico que vinha consertar|preciso reinstalar|a luz do modem está piscando|a luz vermelha fica acesa|estou sem sinal desde cedo|não tem internet em casa|tô sem internet aqui desde ontem|aqui está sem internet|a internet não volta|fiquei sem internet|o aparelho está com a luzinha vermelha desde ontem|a luz los está vermelha|minha conexão morreu do nada|o roteador acende mas não entra nenhum site|conectado sem acesso à rede aparece no celular|o whatsapp não carrega no meu wi-fi já tentei de tudo|trabalho em casa e a rede sumiu desde manhã|um caminhão arrancou o fio do poste aqui em frente|meu cachorro mastigou o cabo da fibra|reiniciei o aparelho e nada mudou|tá uma carroça não abre nem vídeo|todo fim de tarde a conexão some|mandem alguém ver o que houve com a fibra|o youtube fica rodando e não sai do lugar',
    reply: `Tire o modem da tomada, espere 30 segundos e ligue de novo; confira os cabos e teste perto do modem. Não voltou? Ligue para ${supplier.support} com o CPF de quem contratou.`,
    leads: { text: 'Abrir a página de atendimento', path: outsideLinks.support },
  },
]);
