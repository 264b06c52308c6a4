// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../../src/ui/blocks/Announcer.tsx';
import { Price } from '../../src/ui/blocks/Price.tsx';
import { SummaryList } from '../../src/ui/blocks/SummaryList.tsx';
import { check } from '../../src/ui/icons/check.ts';
import { Icon } from '../../src/ui/icons/Icon.tsx';
import { info } from '../../src/ui/icons/info.ts';
import { Toast } from '../../src/ui/overlays/Toast.tsx';
import { LoadingIndicator } from '../../src/ui/progress/LoadingIndicator.tsx';
import { ProgressBar, type Stage } from '../../src/ui/progress/ProgressBar.tsx';
import { ZoomControl } from '../../src/ui/zoom/ZoomControl.tsx';

afterEach(cleanup);

const stages: Stage[] = [
  { id: 'disponibilidade', label: 'Disponibilidade', state: 'done' },
  { id: 'dados-pessoais', label: 'Dados pessoais', state: 'current' },
  { id: 'instalacao', label: 'Instalação', state: 'todo' },
  { id: 'pagamento', label: 'Pagamento', state: 'todo' },
];

describe('ProgressBar', () => {
  it('a ProgressBar shows percentage and stage and marks the current one', () => {
    render(<ProgressBar percent={37.6} stages={stages} label="Progresso do pedido" />);
    const bar = screen.getByRole('progressbar', { name: 'Progresso do pedido' });
    expect(bar.getAttribute('aria-valuenow')).toBe('38');
    expect(bar.getAttribute('aria-valuetext')).toBe('38%, Etapa 2 de 4: Dados pessoais');
    const current = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map((item) => item.textContent)).toEqual(['Dados pessoais']);
  });

  it('a ProgressBar is filled as far as the visitor has come', () => {
    const { container } = render(<ProgressBar percent={40} stages={stages} label="Progresso" />);
    expect(container.querySelector('rect[transform]')?.getAttribute('transform')).toBe('scale(0.4 1)');
  });
});

describe('Price', () => {
  it.each([
    [{ amount: '119,99' }, 'R$ 119,99 por mês'],
    [{ amount: '119,99', from: '159,99' }, 'De R$ 159,99 por R$ 119,99 por mês'],
  ])('a Price of %o is read as one sentence', (props, sentence) => {
    const { container } = render(<Price {...props} />);
    for (const drawn of container.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
    expect(container.textContent).toBe(sentence);
  });
});

describe('ZoomControl', () => {
  it.each([
    [100, 'Aumentar a página', 106.25],
    [100, 'Diminuir a página', 93.75],
    [150, '150%. Voltar a 100%', 100],
  ])('a ZoomControl at %d goes by %s to %d', async (percent, name, expected) => {
    const zoom = vi.fn();
    render(<ZoomControl percent={percent} onZoom={zoom} />);
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Tamanho da página' })).getByRole('button', { name }),
    );
    expect(zoom).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it('a ZoomControl stops at the end without losing the focus', async () => {
    const zoom = vi.fn();
    render(<ZoomControl percent={250} onZoom={zoom} />);
    const larger = screen.getByRole('button', { name: 'Aumentar a página' });
    await userEvent.click(larger);
    expect(zoom).not.toHaveBeenCalled();
    expect(larger.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(larger);
  });
});

describe('announcements', () => {
  it('the toast region stays without a message', async () => {
    const close = vi.fn();
    const { rerender } = render(<Toast message={null} onClose={close} />);
    const region = screen.getByRole('status');
    rerender(<Toast message="Endereço copiado" onClose={close} />);
    expect(region.textContent).toContain('Endereço copiado');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('there is one polite and one assertive announcer', () => {
    const { container, rerender } = render(<Announcer />);
    const regions = [...container.querySelectorAll('[aria-live]')];
    rerender(<Announcer polite="Etapa 2" assertive="Sem conexão" />);
    expect(regions.map((region) => [region.getAttribute('aria-live'), region.textContent])).toEqual([
      ['polite', 'Etapa 2'],
      ['assertive', 'Sem conexão'],
    ]);
  });

  it('a waiting screen announces what the visitor waits for', () => {
    render(<LoadingIndicator label="Consultando a cobertura" detail="Poucos segundos" />);
    expect(screen.getByRole('status').textContent).toBe('Consultando a coberturaPoucos segundos');
  });
});

describe('SummaryList and Icon', () => {
  it('a SummaryList pairs each term with its value and action', () => {
    render(
      <SummaryList rows={[{ label: 'Vencimento', value: 'Dia 10', action: <a href="/x">Editar</a> }]} />,
    );
    expect(screen.getByRole('term').textContent).toBe('Vencimento');
    expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual(['Dia 10', 'Editar']);
  });

  it('an Icon is silent unless it has a label', () => {
    render(
      <>
        <Icon shape={check} />
        <Icon shape={info} label="Conexão segura" />
      </>,
    );
    expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Conexão segura',
    ]);
  });
});
