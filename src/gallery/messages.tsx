import { Announcer } from '../ui/blocks/Announcer.tsx';
import { Notice } from '../ui/blocks/Notice.tsx';
import { Skeleton } from '../ui/blocks/Skeleton.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { LoadingIndicator } from '../ui/progress/LoadingIndicator.tsx';
import { OrderPlacedIllustration } from '../ui/progress/OrderPlacedIllustration.tsx';
import { ProgressBar } from '../ui/progress/ProgressBar.tsx';
import type { Specimen } from './specimen.ts';

const stages = [
  { id: 'address', label: 'Endereço', state: 'done' },
  { id: 'plan', label: 'Plano', state: 'current' },
  { id: 'person', label: 'Seus dados', state: 'todo' },
] as const;

export const messages: Readonly<Record<string, Specimen>> = {
  Notice: () => ({
    info: <Notice tone="info">O técnico chega entre 8h e 12h.</Notice>,
    'success with a title': (
      <Notice tone="success" title="Pedido feito">
        Anote o número do pedido.
      </Notice>
    ),
    warning: <Notice tone="warning">Sem conexão. O que você digitou continua aqui.</Notice>,
    error: <Notice tone="error">Não foi possível salvar. Tente de novo.</Notice>,
  }),
  ErrorSummary: (id) => ({
    'two errors': (
      <ErrorSummary
        title="Confira 2 respostas"
        errors={[
          { fieldId: `${id}-name`, message: 'Informe o nome completo.' },
          { fieldId: `${id}-phone`, message: 'Informe o celular com DDD.' },
        ]}
      />
    ),
  }),
  ProgressBar: () => ({
    begun: <ProgressBar percent={35} stages={stages} label="Progresso do pedido" />,
    'nearly there': <ProgressBar percent={90} stages={stages} label="Progresso do pedido" />,
  }),
  LoadingIndicator: () => ({
    waiting: <LoadingIndicator label="Consultando a cobertura…" detail="Leva alguns segundos." silent />,
  }),
  OrderPlacedIllustration: () => ({ arrived: <OrderPlacedIllustration /> }),
  Skeleton: () => ({ 'three lines': <Skeleton />, 'one line': <Skeleton lines={1} /> }),
  Announcer: () => ({ 'heard, not seen': <Announcer polite="" /> }),
};
