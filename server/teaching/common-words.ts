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

/** Common words and those that visitors ask with, one form each: forms of a stem are equal. Names of persons and places are excluded. */
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
  'favor obrigado desculpa parabens tchau ate logo bom boa beleza valeu okay ok uai ne hein nossa caramba poxa credo ufa eita opa ' +
  // Other words that visitors ask with, many of them as they are typed.
  'aba abaixar abandonar abatimento abra abre abreviar abri abrigo abriu abro absurdo acai acamada acende acertar acessibilidade acha ' +
  'achando achei acho achou acima acompanha aconselha aconteceu acrescimo adequado adesao adia adiar adicionais adicional adiciono ' +
  'administracao adocao adolescente adotado adotiva adquirir adsl afeta afinal aga agencia agr agradar aguaceiro aguardar ajeitar ajustes ' +
  'aki alcanca aldeia alem alerta alexa alguma alguns almoco alta alterar alternativa aluguei ama amanhecer amarrado ampliar amplificador ' +
  'analise anatel anda andamento andando andou android anexo anime anos anotar ansiosa antecipar anteontem anterior antivirus anual anular ' +
  'anuncio aonde ap apaga apagao apaguei apareceu aparelhinho aparente ape apelido aplicacao aponte app apple apps aprendiz apresentar ' +
  'aprovar aproveitar apto aq aquelas ar arca area argentino armando arrastando arrepender arrependi artificial asfalto assaltada assegurar ' +
  'assentamento assim assinante assinava assistencia assumir assustei atrapalha atravessa atual audio audiobook audiodescricao aula ' +
  'automaticamente autonomo autorizar avulso aya azulejo baba bagulho bagunca bah balcao bancarios bandido bao baratinho barbearia barras ' +
  'base basico bate batendo bater bbb be beira belem bem bilhete biologica black blecaute bloco bloqueio boas bocado boiando bolivia ' +
  'boliviano bons bora bot botando botao botar botei boto botou box br bradesco brasileiro brasilia bridge briga cabe caderno cadunico cai ' +
  'caia caida caindo caiu calma caloteiro camarada campainha campeao campeonato canais canaleta cancao candidato canto capitais cara ' +
  'carencia carroca cartaz carteirinha casada casal casar casei caseiro casinha caso casou catalogo categoria cel cem central certinho ' +
  'cgnat chamarem chatgpt checar chegarem chegasse cheguei cheque chip choradinha chove choveu chromecast churrasqueira chuvoso ciclo ' +
  'cidadezinha cifrados cismada clausulas clonaram cm cmg cnh coaxial cobertura cobranca codigo coisinha colada colocar colocarem colonia ' +
  'coloquei comadre combinarem comecinho comemoro comerciais comercial comodato comodo compadre companhia comparativo compartilhado ' +
  'compativeis compativel compensa competitivo complemento complicado comporta compromisso conclui concluir concorrencia condicoes conduite ' +
  'conexoes conferencia confianca confiavel confio confiro conflito conforme confundo confusa congelar conheci conjunto consegui conseguiu ' +
  'consequencia console consta consultor consultorio consumidor consumo contato contestar contra contracheque convence convenio convidar ' +
  'convido convite cooperativa copia cor correcao corrente corrigir corrijo costuma cota cracha cresci cria criacao criado criar crie criei ' +
  'crio criou culpa curiosidade curitiba curriculo curso dai dando danificar dao daqueles daqui daquilo ddd debaixo decidi decimo ' +
  'decodificador decorei dedicado dedo deezer deficiencia definicao definitivo dei deixasse deletar depende dependente depressa der deram ' +
  'desarma desassino desativar desbloquear desbloqueio descansou descobri descobriu desconectado desconfio descontinho descreve descricao ' +
  'descubro desde desejo desembolso desempregado desenho desfaco desfazer desisti desistir desktop desliguei desmarca despesa desse deste ' +
  'destravar deus deve devendo deveria devia devo devolucao dezesseis dezessete dezoito diante diarista dica diferenca diferenciar ' +
  'dificuldade diga digitais digo direitinho direto dirijo disco disjuntor dispensar disponibilidade disponiveis disponivel dispositivos ' +
  'disso distancia distingue diz dizem dizendo dizia dnv dobro doc domingo dona down downgrade download doze dps dual dublagem dura duracao ' +
  'durante durmo duto dvr economia edicula educou eletroduto eletronico eliminar emancipado embaixo embora embutido emenda emergencia emito ' +
  'empresarial encarece encargo encerrar encher encurtar endereco enfraquece enganosa engasgando enjoado enorme enquanto enrolado ent ' +
  'enxergo epoca errar errei errou escolheu escolhi escrevi escrito escritura espaco espalha espanhol especie especificacoes esqueceu ' +
  'esqueci esquema estagio estamos estando estar esteja estiver estornar estragar estudio etapas etiqueta ex exagero exata exatamente ' +
  'excedente exclui excluir exclusao exclusividade exigem exigencia exigirem exijo expandir expansao expediente explicasse explique extenso ' +
  'extensor exterior extrato fabricante fachada facial faco facul faixa fala falando fale faleceu falecida falo falou faria fase fds ' +
  'fechadura feito fez fi fiacao fiador ficando ficarem ficaria ficha fico ficou fidelidade fila filiacao finada finalizei fingindo fios ' +
  'fiquei fire firma fiscal fisica fixa fixo fiz fizer fizesse florianopolis folga for forca forem formal formalizo formatei formulario ' +
  'fornecem fortnite fosse fps franquia free fregues frete ftth full funcao fura furou futuro galera game gamer garantem garoa gb gentileza ' +
  'gera geracao gerado gerador geral ghz gibi gigabit gigabyte gigahertz gigante globo globoplay globoplei goiania golpista gps grana ' +
  'grandona granizo gratuitamente gringo guri ha habilitacao habitacional hackear haitiano haver hbo hd historia historico hj holerite ' +
  'horizonte hospedar houve huawei humano ia ideal identifica idioma ignorancia ignorar igpm iguais ilimitada imagem imigrante imobiliaria ' +
  'imoveis imovel impede importa impressa impressao imprevisto imprimir impulso inadimplencia inadimplente inclui incluir incluso incorreta ' +
  'indeciso index indica indignada indisponivel indo inflacao informacoes informatica infos ingles iniciais inicial insatisfeito insegura ' +
  'inss instagram instalarem instrucoes inteligencia inteligente inter intercambio interessei interfere interferencia interfone internado ' +
  'interromper interrupcao intervalo invadir inventa inverno ios ip ipca iphone iptu ipv itau item jamais joelho joga jogando joguinho kit ' +
  'kitnet kkk kkkk ladrao lag lan laptop larguei las lavoura legenda leia leigo leio leitura lembrete lentidao lerda lesma letrinhas leva ' +
  'levando levei levo levou lg lgpd li liberar liberarem libras liga ligacoes ligada ligamos ligando ligava ligeira ligo ligou liguei ' +
  'limite line lingua linha link live lixo lo locador local localizar locatario logar login logradouro lojinha lol looke lote loterica ' +
  'lugar luzinha madrasta madrinha maes maezinha mail mainha maioria mal mamae mancha maneira maninha manjo mano mantenho maos mapa ' +
  'maquininha marquei mato mau max maximo mecanismo meco mede media medicao medida medidor mediu medo mei mensagens mensalidade mercadinho ' +
  'meses mesh metalico mexe mexendo mexi mexo migrar migratorio milissegundos militar mimo min mina minecraft minimo minutinhos missa ' +
  'miudas modalidade modelo modems modens moleque montar morador morando morei morreu moveis movel ms msg msm mt mta mto muda mudado ' +
  'mudanca mudando mude mudei mudou muita naomeperturbe naquele nasci nat necessidade negativado nela nele nenhuma nesse nesta net neta ' +
  'netflix ngm nisso nobreak nordeste note noutro novas novela noveleira noventa novidade nubank nublado obito obrigatorio observacao oce ' +
  'ocorrencia oferecem ofereceu office oficial oitenta oitocentos olhada olham olhando olhar olhe olhei on onda online ont onu opcional ' +
  'opcoes opiniao optica oq orcamento ordem orfao organizar orienta origem osso otica ouvi oxe oxente paciencia padrao paga pagamento ' +
  'pagando pagaria pagava pagbank paguei painho palma pandemia pane panfleto papeis papelzinho papo par parabolica parada param paramonte ' +
  'paramount paramunt parana parava parceria parei parente paro parou partiu passagem passaporte passava pasta patroa paulista pausar pavor ' +
  'pc pdf peca pechinchar peco pedaco pede pedi pedido pedimos pedindo pedir pediu pega pegadinha pegando pego pegou peguei penalidade ' +
  'pendencia pensao pensionista perco perdeu perdi perfil perguntinhas periodo permanece permanencia perturbando pesa pesquisar pessoais ' +
  'pessoal pf pfv pgto philco piada pico picpay pifar pifou ping pintura piscando pitbull planilha plantada plantao plaquinha plataformas ' +
  'play playstation plugar plus po poderiam podia poe poem ponho popular porcentagem portabilidade portanto positivos possa possui possuo ' +
  'postal poucos poupanca pouquinho povo powerbank pras pratica pre precinho preencher preenchesse preenchi prefiro prefixo prejudica ' +
  'prejuizo premiere premium prende preocupa presencial presente preso pressa previsao primeiro privacidade procedimento procon produto ' +
  'profissao programinha promessa promo promocional propaganda proporcional proposta pros protecao protestado protocolo provedor proveito ' +
  'proximos ps puder pular punicao pura pus puser puxam qdo qm qnd qndo qnt qnto qnts qria qro qtas qto qtos qts qualidade quanta quantia ' +
  'quarenta quartinho queimou queixa queridinho questao questionario questoes quilombo quinto quinze quiosque quiser quitar quiz rachar ' +
  'raiva ramo rancho rapidez rapidinho rastrear razao reagendar reais reajuste realmente rebatizada recado recebi receio receita recife ' +
  'recomeca recomenda recompensa reconheco recorro recupero redefino reduzem reembolso referencia refugiado regiao registro regras ' +
  'regulamento regularizo relacao relampago religar remarcar remarque remoto remover renda rep repartir repetidor repetir repita reprovado ' +
  'republica rescindir rescisao reservar residencia residencial resolucao resolver resolvia respeito respondeu respondi responsavel ' +
  'resposta ressarcir resto restricao restrito resultado resumo retencao retifiquei retomar retorno retrato reuniao revenda revendedor ' +
  'revisa revisao rj rne rnm roblox roca roda rodando rodape rodar roeu roku rola rompeu rompido rondonopolis rosto router ruas ruim sabado ' +
  'sabem sabendo saco saem sai saia saiba saida saindo saio saiu saldo salgado salvo samsung santander santo satisfeito score sede segue ' +
  'seguinte seguranca sei seletivo selfie semestre sendo sensiveis sequencia serasa sertao serventia servico servidor sessenta setor setup ' +
  'sexta sicredi siga significa sigo silencio simulacao simultaneas situacao sla smart sms sobe sobrenome social socorro solicitacao som ' +
  'some sossego soube sozinho sp spam spc speed speedtest spotify status stick streaming strike subida subindo subiu subo substitui ' +
  'suficiente sugere sugestao suja sujeira sumarios sumiu superior surgiu surpresa suspender suspensao susto tabela tacada taguatinga tal ' +
  'tamanho tanto tao tche td tecnologia tel tele telecine telefonarem telefonema telefonica telemarketing telemovel televisoes televisor ' +
  'temporada temporal tendo tenha terca terceirizada terceiro termos terreno terreo teve texto tia tijuca tim tira tirado tirar tirei tirem ' +
  'tiro tirou titular titularidade tive tiver tivesse toa toca toda todinho token tolerancia toma tomar top toque toro total tou tracinho ' +
  'traco traga trajeto trampo trancado trans transferencia transferir transfiro transmissoes trauma trecho treco trens trezentos trinta ' +
  'troquei trovejar trovoada tubulacao tv tvs ue ultra ultrafibra ultrapassado unidade uniforme up upgrade upload urgencia usa usado usam ' +
  'usando usar usava use usei uso usou uteis util vaga valem valendo valido valorant vantagem vantagens vazamento vazar vdd ve veem veio ' +
  'veja velhinho velocimetro veloz vem vemos venceu vendaval vendi vendinha venezuela venezuelano venha ventania ver verao verdade vereador ' +
  'vergonha versao verso vespera vezes vi via viabilidade vicinal vida videochamadas videogame vier viesse vim vinculo vindo vinte vira ' +
  'virem virou visao vista visual viu viva vive vixe vo vontade vovo voz vpn warzone web whats whatsapp wi wifi wireless wpp xbox youtube ' +
  'zap zerada zeros zona zte ' +
  'estavam fazerem queriam sejam vamo voceis';

/** Words that are also names, streets or months: kept, except beside a removed word. In plain form. */
export const alsoNames =
  'rosa clara branco costa rocha paz luz campos reis santos leao pinto cruz vale prado ramos flores serra neves dias vitoria gloria ' +
  'graca linda bela brasil machado carneiro coelho barata monte montes guerra porto fonte fontes franca franco leite mata matos filho filha ' +
  'filhos neto sobrinho junior lobo pires barros castro ribeiro sales braga valente ventura torres maia leal pinheiro nascimento aurora ' +
  'estrela lua sol mel margarida marina iris bento bel bia fe flor ney pri quim teo vale vila jardim parque rio minas belo nova novo velho ' +
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro ' +
  'aparecida aparecido amor alegre real gama quadros bandeira couto mota pena lira feliz preto moreno';

/**
 * Names that questions contain as parts of place names. On their own they are personal names. In plain form.
 */
export const namesAlone =
  'joao paulo paula cabral maria jose ana marcos pedro vera alex maisa quiteria moraes morais correia mello assis bastos cunha novaes farias marques';
