import { Button } from '../ui/actions/Button.tsx';
import { StickyAction } from '../ui/actions/StickyAction.tsx';
import { Card } from '../ui/blocks/Card.tsx';
import { Price } from '../ui/blocks/Price.tsx';
import { Ribbon } from '../ui/blocks/Ribbon.tsx';
import { SummaryList } from '../ui/blocks/SummaryList.tsx';
import { Carousel } from '../ui/carousel/Carousel.tsx';
import { Chip } from '../ui/fields/Chip.tsx';
import { PanelHead } from '../ui/overlays/PanelHead.tsx';
import type { Specimen } from './specimen.ts';

const slides = ['500 Mega', '700 Mega', '1 Giga', '2 Giga'].map((name) => ({
  id: name,
  content: <Card>{name}</Card>,
}));
const carouselWords = {
  previous: 'Anterior',
  next: 'Próximo',
  position: (first: number, last: number, total: number) => `${first} a ${last} de ${total}`,
};

export const surfaces: Readonly<Record<string, Specimen>> = {
  Card: () => ({ card: <Card>Internet de 500 Mega</Card>, chosen: <Card chosen>Internet de 500 Mega</Card> }),
  Chip: () => ({
    plain: <Chip>Wi-Fi 6</Chip>,
    good: <Chip tone="good">Instalação grátis</Chip>,
    offer: <Chip tone="offer">Oferta</Chip>,
    warn: <Chip tone="warn">Últimos dias</Chip>,
  }),
  Ribbon: () => ({
    ribbon: (
      <Card>
        <Ribbon>Mais vendido</Ribbon>
        700 Mega
      </Card>
    ),
  }),
  Price: () => ({
    normal: <Price amount="99,99" />,
    'large, from a higher one': <Price amount="99,99" from="129,99" size="large" />,
  }),
  SummaryList: () => ({
    rows: (
      <SummaryList
        rows={[
          { label: 'Plano', value: '500 Mega', action: <Button variant="quiet">Alterar</Button> },
          { label: 'Endereço', value: 'Rua das Flores, 100, apto 42' },
        ]}
      />
    ),
  }),
  Carousel: (id) => ({ carousel: <Carousel slides={slides} at={0} area={id} words={carouselWords} /> }),
  PanelHead: (id) => ({
    head: <PanelHead id={id} title="Resumo do pedido" closeWord="Fechar" onClose={() => undefined} />,
  }),
  StickyAction: () => ({
    action: (
      <StickyAction>
        <Button wide>Continuar</Button>
      </StickyAction>
    ),
  }),
};
