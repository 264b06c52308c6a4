/** Function words in plain form. A name, a street or an e-mail ends before one of these. */
export const linkingWords =
  'a o e as os um uma uns umas ao aos no na nos nas num numa nem em com sem sob sobre para pra pro por pelo pela pelos pelas ate apos ante ' +
  'ou mas porem que se quando quanto quantos quantas qual quais quem como onde porque pq porq pois entao tambem tb tbm ja nao n sim so ' +
  'eu me mim comigo tu te ti voce voces vc vcs ce ces ele ela eles elas lhe lhes consigo conosco nos ' +
  'meu minha meus minhas seu sua seus suas nosso nossa nossos nossas dele dela deles delas esse essa esses essas este esta estes estas ' +
  'isso isto aquele aquela aquilo aqui ai ali la ca agora hoje ontem amanha depois antes ainda sempre nunca mais menos muito pouco q n ' +
  'sou es somos sao era eram foi foram fui ser seja sera esta estao estou estava to ta tava tem tenho temos tinha tinham ter teria ' +
  'vai vou vamos vao ir pode posso podem podemos poderia da do das dos de dar dou deu fica ficam ficar faz fazem fazer ' +
  'gostaria saber sabe quero quer querem queria preciso precisa chega chegam atende atendem passa passam tras funciona serve mora moro moram eh ta pra cade oi ola';

/** Common words that the knowledge base does not contain, one form each. Names of persons and places are excluded. */
export const commonWords =
  // Questions, answers and moods.
  'perguntar responder explicar entender esquecer lembrar pensar achar acreditar gostar querer preferir escolher decidir tentar conseguir ' +
  'precisar poder dever esperar demorar atrasar correr parar comecar terminar acabar continuar voltar sair entrar passar chegar vir trazer ' +
  'levar buscar pegar largar deixar manter guardar perder encontrar procurar descobrir conhecer saber ensinar aprender estudar ler escrever ' +
  'ouvir escutar falar dizer contar conversar reclamar gritar chorar rir sorrir dormir acordar comer beber cozinhar lavar limpar sujar quebrar ' +
  'consertar arrumar trocar mudar mexer virar girar subir descer cair levantar sentar andar caminhar viajar dirigir morar viver morrer nascer ' +
  'crescer diminuir aumentar cortar colar furar pintar construir derrubar abrir fechar ligar desligar apertar puxar empurrar segurar soltar jogar ' +
  'brincar ganhar vencer comprar vender pagar cobrar gastar economizar emprestar alugar devolver dividir somar juntar separar misturar enviar ' +
  'mandar receber entregar instalar retirar desinstalar ativar bloquear assinar cancelar renovar contratar negociar parcelar descontar ' +
  'prometer cumprir mentir enganar roubar ajudar atender visitar agendar marcar confirmar avisar combinar obrigar proibir permitir ' +
  'funcionar travar reiniciar carregar baixar atualizar configurar conectar navegar acessar digitar clicar tocar gravar filmar fotografar ' +
  'assistir transmitir captar medir testar verificar conferir comparar provar mostrar aparecer sumir esconder existir acontecer ocorrer ' +
  'servir valer custar caber faltar sobrar bastar durar aguentar suportar resistir proteger cuidar tratar curar doer sofrer matar ' +
  'imagino suponho aceito recuso concordo discordo odeio adoro amo detesto duvido temo sinto percebo noto vejo olho entendi sabia ' +
  'legal otimo pessimo horrivel maravilhoso bonito feio gostoso estranho esquisito engracado triste feliz contente bravo nervoso cansado ' +
  'doente saudavel vivo morto novo velho jovem antigo moderno grande pequeno alto baixo largo estreito comprido curto fundo raso grosso fino ' +
  'pesado leve duro mole quente frio morno seco molhado cheio vazio limpo sujo claro escuro forte fraco rapido lento facil dificil simples ' +
  'barato caro rico pobre certo errado verdadeiro falso seguro perigoso possivel impossivel necessario importante urgente especial comum ' +
  'normal diferente igual parecido proprio publico privado livre ocupado aberto fechado pronto atrasado adiantado completo inteiro meio metade ' +
  'vermelho azul verde amarelo preto branco cinza roxo marrom laranja colorido transparente ' +
  // Words for people, without names.
  'homem mulher rapaz moca moco menino menina crianca bebe adulto idoso senhor senhora pessoa gente familia pai mae filho filha irmao irma avo ' +
  'neto primo tio sobrinho sogro genro nora cunhado marido esposa namorado noivo amigo colega vizinho chefe patrao empregado cliente dono ' +
  'inquilino proprietario sindico porteiro zelador tecnico instalador atendente vendedor gerente funcionario motorista entregador professor ' +
  'aluno medico enfermeiro dentista advogado policial bombeiro pedreiro eletricista encanador pintor carpinteiro mecanico padeiro cozinheiro ' +
  'agricultor pescador soldado padre pastor freira artista cantor musico jogador juiz politico prefeito presidente ministro ' +
  'estrangeiro turista deficiente cego surdo mudo cadeirante autista gravida gestante viuva solteiro divorciado aposentado estudante ' +
  // House, street and town.
  'casa apartamento predio condominio edificio sobrado chacara sitio fazenda barraco trailer barco navio onibus trem aviao carro moto ' +
  'caminhao bicicleta patinete quarto sala cozinha banheiro banheira garagem varanda quintal jardim piscina telhado teto parede muro porta janela ' +
  'escada elevador corredor piso chao forro laje gesso madeira tijolo cimento concreto vidro metal ferro plastico borracha papel tecido ' +
  'couro pedra areia terra agua fogo fumaca luz sombra energia eletricidade tomada fio cabo poste antena caixa tubo cano buraco furo parafuso ' +
  'prego martelo broca furadeira ferramenta escova tinta cola fita corda chave cadeado portao cerca rua avenida travessa alameda praca ' +
  'estrada rodovia ponte tunel viela beco esquina calcada bairro cidade municipio estado pais mundo capital interior litoral ' +
  'praia ilha montanha serra floresta mata campo deserto lago cachoeira mar rural urbano favela comunidade centro periferia ' +
  'escola faculdade universidade hospital clinica farmacia posto delegacia igreja templo mercado padaria acougue feira loja shopping ' +
  'restaurante bar hotel pousada academia clube parque zoologico circo cinema teatro museu biblioteca estadio quadra aeroporto rodoviaria ' +
  'estacao banco correio cartorio prefeitura fabrica escritorio oficina galpao deposito obra reforma aluguel ' +
  'mesa cadeira sofa cama armario estante gaveta tapete cortina espelho lampada vela relogio quadro vaso panela prato copo garfo faca colher ' +
  'geladeira fogao forno microondas maquina ventilador aquecedor chuveiro aspirador ' +
  // Animals, food and weather.
  'animal bicho cachorro cao gato passaro papagaio galinha pato cavalo vaca boi porco cabra ovelha coelho rato barata formiga cupim ' +
  'abelha mosca mosquito aranha cobra sapo peixe tartaruga macaco elefante girafa tigre urso lobo jacare ' +
  'comida bebida pao leite cafe cha suco cerveja vinho refrigerante carne frango arroz feijao macarrao pizza hamburguer bolo doce sorvete ' +
  'chocolate fruta banana maca uva verdura legume tomate batata cebola alho sal acucar oleo queijo ovo presunto ' +
  'chuva sol vento tempestade raio trovao enchente alagamento neve calor frio clima tempo nuvem ceu lua estrela planeta terremoto incendio ' +
  // Terms of this trade.
  'internet fibra rede sinal velocidade mega giga conexao modem roteador aparelho equipamento celular telefone computador notebook tablet ' +
  'televisao controle teclado impressora camera alarme sensor robo drone relogio caixinha fone microfone bateria carregador tela memoria ' +
  'programa sistema aplicativo site pagina senha usuario conta cadastro dado arquivo foto video musica filme serie jogo canal radio jornal ' +
  'noticia livro revista carta mensagem ligacao chamada conversa chat email virus golpe fraude hacker satelite torre frequencia radiacao ' +
  'latencia oscilacao queda falha erro defeito problema solucao suporte garantia manutencao reparo visita instalacao prazo agenda horario ' +
  'plano pacote combo oferta promocao desconto brinde bonus cupom preco valor taxa tarifa multa juros parcela prestacao fatura boleto ' +
  'cartao dinheiro troco nota recibo comprovante contrato documento assinatura identidade carteira certidao cep cpf cnpj rg pix ' +
  'placa asilo creche patrocinar moeda bitcoin criptomoeda credito debito divida emprestimo financiamento salario emprego trabalho negocio empresa comercio cliente concorrente operadora fornecedor ' +
  'lei direito justica processo denuncia reclamacao ouvidoria imposto seguro aposentadoria beneficio auxilio governo eleicao voto politica ' +
  'religiao futebol time esporte corrida luta danca festa aniversario casamento enterro viagem ferias feriado natal carnaval pascoa ' +
  'saude doenca dor febre gripe remedio vacina cirurgia exame consulta dente cabeca olho ouvido nariz boca mao braco perna pe costas ' +
  'coracao sangue pele cabelo corpo roupa camisa calca vestido sapato chapeu oculos bolsa mala anel ' +
  'escolar medico juridico tecnico eletrico digital virtual automatico manual gratis gratuito pago extra duplo unico ultimo proximo ' +
  // When, where and how much.
  'dia noite tarde manha madrugada hora minuto segundo semana mes ano seculo idade data vez momento inicio fim comeco final antes depois ' +
  'cedo logo breve rapido devagar dentro fora perto longe cima baixo frente atras lado meio direita esquerda norte sul leste oeste ' +
  'todo tudo nada algo alguem ninguem algum nenhum outro mesmo cada qualquer varios bastante demais quase apenas somente talvez certeza ' +
  'coisa tipo jeito modo forma parte grupo lista numero letra nome palavra frase assunto motivo causa efeito exemplo ideia plano opcao ' +
  'metro quilometro centimetro litro quilo grama grau dezena duzia cento porcento maior menor melhor pior ' +
  'favor obrigado desculpa parabens tchau ate logo bom boa beleza valeu okay ok uai ne hein nossa caramba poxa credo ufa eita opa';

/** Words that are also names, streets or months: kept, except beside a removed word. In plain form. */
export const alsoNames =
  'rosa clara branco costa rocha paz luz campos reis santos leao pinto cruz vale prado ramos flores serra neves dias vitoria gloria ' +
  'graca linda bela brasil machado carneiro coelho barata monte montes guerra porto fonte fontes franca franco leite mata matos filho filha ' +
  'filhos neto sobrinho junior lobo pires barros castro ribeiro sales braga valente ventura torres maia leal pinheiro nascimento aurora ' +
  'estrela lua sol mel margarida marina iris bento bel bia fe flor ney pri quim teo vale vila jardim parque rio minas belo nova novo velho ' +
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro ' +
  'aparecida aparecido amor alegre real gama quadros bandeira couto mota pena lira feliz preto moreno';

/**
 * Names that the knowledge base contains as parts of place names. On their own they are personal names. In plain form.
 */
export const namesAlone =
  'joao paulo paula cabral maria jose ana marcos pedro vera alex maisa quiteria moraes morais correia mello assis bastos cunha novaes farias marques';
