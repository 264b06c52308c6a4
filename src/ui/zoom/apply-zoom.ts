import { defaultZoom, largeZoom } from './zoom-steps.ts';

/** Every size on the page follows the root's. */
export function applyZoom(percent: number, { style, dataset }: HTMLElement): void {
  style.fontSize = percent === defaultZoom ? '' : `${percent}%`;
  if (percent >= largeZoom) dataset.zoom = 'large';
  else delete dataset.zoom;
}
