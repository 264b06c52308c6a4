import { defaultZoom, largeZoom } from './zoom-steps.ts';

/** All sizes are relative to the root's font size. */
export function applyZoom(percent: number, { style, dataset }: HTMLElement): void {
  style.fontSize = percent === defaultZoom ? '' : `${percent}%`;
  if (percent >= largeZoom) dataset.zoom = 'large';
  else delete dataset.zoom;
}
