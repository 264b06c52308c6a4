interface Paints {
  firstPaint: number;
  largestPaint: number;
  /** What was painted largest, in words, to see whether it is the same everywhere. */
  largest: string;
  shift: number;
  longTasks: number[];
}

declare global {
  interface Window {
    paints: Paints;
  }
}

/** Runs in the page before anything of it, and only takes down what the browser tells by itself. */
export function watchPaints(): void {
  const paints: Paints = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    largest: '',
    shift: 0,
    longTasks: [],
  };
  window.paints = paints;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    paints.largestPaint = entry.startTime;
    if ('element' in entry && entry.element instanceof Element)
      paints.largest = `${entry.element.tagName.toLowerCase()} ${entry.element.textContent.trim().slice(0, 40)}`;
  });
  observe('layout-shift', (entry) => {
    if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry)
      paints.shift += Number(entry.value);
  });
  observe('longtask', ({ duration }) => {
    paints.longTasks.push(duration);
  });
}
