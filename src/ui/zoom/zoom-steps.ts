export const zoomSteps = [50, 62.5, 75, 87.5, 93.75, 100, 106.25, 112.5, 125, 150, 175, 200, 250] as const;

export const defaultZoom = 100;

/** From here on the root has data-zoom="large": nothing is sticky any more. */
export const largeZoom = 150;

/** The next step up or down; at the end it stays. A value between two steps moves to its neighbour. */
export const zoomIn = (percent: number): number => zoomSteps.find((step) => step > percent) ?? 250;

export const zoomOut = (percent: number): number => zoomSteps.findLast((step) => step < percent) ?? 50;
