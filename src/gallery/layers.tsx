import { type ReactNode, useState } from 'react';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Drawer } from '../ui/overlays/Drawer.tsx';
import { Toast } from '../ui/overlays/Toast.tsx';
import type { Specimen } from './specimen.ts';

/** A component shown over the page, with the button that opens it. */
function Opened({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}

export const layers: Readonly<Record<string, Specimen>> = {
  Dialog: () => ({
    dialog: (
      <Opened>
        {(open, close) => (
          <Dialog
            open={open}
            title="Desistir do pedido?"
            onClose={close}
            actions={<Button onClick={close}>Continuar</Button>}
          >
            As respostas são apagadas na hora.
          </Dialog>
        )}
      </Opened>
    ),
  }),
  Drawer: () => ({
    drawer: (
      <Opened>
        {(open, close) => (
          <Drawer open={open} title="Resumo do pedido" onClose={close}>
            500 Mega na Rua das Flores, 100
          </Drawer>
        )}
      </Opened>
    ),
  }),
  Toast: () => ({
    toast: (
      <Opened>
        {(open, close) => <Toast message={open ? 'Cobertura confirmada!' : null} onClose={close} />}
      </Opened>
    ),
  }),
};
