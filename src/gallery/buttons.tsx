import { Button, type ButtonVariant } from '../ui/actions/Button.tsx';
import { ButtonLink } from '../ui/actions/ButtonLink.tsx';
import { RouteLink } from '../ui/actions/RouteLink.tsx';
import { SkipLink } from '../ui/actions/SkipLink.tsx';
import { StepArrow } from '../ui/actions/StepArrow.tsx';
import { alert } from '../ui/icons/alert.ts';
import { arrowLeft } from '../ui/icons/arrow-left.ts';
import { check } from '../ui/icons/check.ts';
import { chevronDown } from '../ui/icons/chevron-down.ts';
import { close } from '../ui/icons/close.ts';
import { download } from '../ui/icons/download.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { info } from '../ui/icons/info.ts';
import { menu } from '../ui/icons/menu.ts';
import { minus } from '../ui/icons/minus.ts';
import { pencil } from '../ui/icons/pencil.ts';
import { play } from '../ui/icons/play.ts';
import { plus } from '../ui/icons/plus.ts';
import { print } from '../ui/icons/print.ts';
import { search } from '../ui/icons/search.ts';
import { send } from '../ui/icons/send.ts';
import { ZoomControl } from '../ui/zoom/ZoomControl.tsx';
import type { Specimen } from './specimen.ts';

const icons = {
  alert,
  arrowLeft,
  check,
  chevronDown,
  close,
  download,
  info,
  menu,
  minus,
  pencil,
  play,
  plus,
  print,
  search,
  send,
};

const nothing = () => undefined;

const inStates = (variant: ButtonVariant) => ({
  [`${variant}`]: <Button variant={variant}>Continuar</Button>,
  [`${variant}, loading`]: (
    <Button variant={variant} state="loading">
      Continuar
    </Button>
  ),
  [`${variant}, success`]: (
    <Button variant={variant} state="success">
      Salvo
    </Button>
  ),
  [`${variant}, error`]: (
    <Button variant={variant} state="error">
      Tentar de novo
    </Button>
  ),
  [`${variant}, wide`]: (
    <Button variant={variant} wide>
      Continuar
    </Button>
  ),
});

export const buttons: Readonly<Record<string, Specimen>> = {
  Button: () => ({ ...inStates('primary'), ...inStates('secondary'), ...inStates('quiet') }),
  ButtonLink: () => ({
    primary: <ButtonLink href="#ButtonLink">Consultar cobertura</ButtonLink>,
    secondary: (
      <ButtonLink variant="secondary" href="#ButtonLink">
        Ver planos
      </ButtonLink>
    ),
    'inverse, on a dark block': (
      <div style={{ background: 'var(--deep)', padding: 'var(--space-16)' }}>
        <ButtonLink variant="inverse" href="#ButtonLink">
          Consultar cobertura
        </ButtonLink>
      </div>
    ),
    quiet: (
      <ButtonLink variant="quiet" href="#ButtonLink">
        Agora não
      </ButtonLink>
    ),
  }),
  Icon: () =>
    Object.fromEntries(
      Object.entries(icons).map(([name, shape]) => [name, <Icon key={name} shape={shape} />]),
    ),
  SkipLink: () => ({ 'shown by the keys': <SkipLink href="#SkipLink">Pular para o conteúdo</SkipLink> }),
  RouteLink: () => ({ link: <RouteLink to="#RouteLink">Perguntas frequentes</RouteLink> }),
  StepArrow: () => ({
    back: <StepArrow way="back" label="Anterior" isAtEnd={false} onStep={nothing} />,
    forward: <StepArrow way="forward" label="Próximo" isAtEnd={false} onStep={nothing} />,
    'at the end': <StepArrow way="forward" label="Próximo" isAtEnd onStep={nothing} />,
  }),
  ZoomControl: () => ({
    'usual size': <ZoomControl percent={100} onZoom={nothing} />,
    'largest size': <ZoomControl percent={200} onZoom={nothing} />,
  }),
};
