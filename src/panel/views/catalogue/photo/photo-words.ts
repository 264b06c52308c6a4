export const photoWords = {
  photo: 'Foto do banner',
  hint: 'Fica no lugar do desenho. JPEG, PNG ou WebP; o arquivo não sai deste aparelho, só os recortes.',
  choose: 'Escolher foto',
  other: 'Trocar a foto',
  unfit:
    'Este arquivo não abre como foto JPEG, PNG ou WebP. SVG pode trazer programas, e GIF se move: não servem.',
  alt: 'O que a foto mostra, para quem não a vê',
  decorates: 'A foto só enfeita e não diz nada',
  remove: 'Voltar ao desenho',
  crops: { tall: 'Recorte do celular', wide: 'Recorte do computador' },
  moves: { x: 'Da esquerda para a direita', y: 'De cima para baixo', zoom: 'Aproximação' },
  cancel: 'Não usar este arquivo',
  use: 'Usar esta foto',
  used: 'Foto no rascunho',
} as const;
