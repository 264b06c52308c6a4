import { Suspense, useDeferredValue, useEffect, useReducer } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { DemoFrame } from './DemoFrame.tsx';
import { type DemoDevice, DemoDeviceContext, useIsHydrated, useSettings, useWords } from './demo-device.ts';
import { demoScreens } from './demo-screens.tsx';
import styles from './ProgressBar.module.css';
import { nextProgress, type Progress, progressPace } from './progress.ts';

/** The starter demo, an application of its own. The caller provides a router without transitions. */
export function DemoApp({ device }: { device: DemoDevice }) {
  return (
    <DemoDeviceContext value={device}>
      <DemoRoutes />
    </DemoDeviceContext>
  );
}

function DemoRoutes() {
  const { loading } = useWords();
  const location = useLocation();
  // The old screen stays until the new one has loaded.
  const shown = useDeferredValue(location);
  const progress = useProgress(location.pathname !== shown.pathname);
  useDocumentSettings();
  return (
    <>
      <ProgressBar progress={progress} label={loading} />
      <DemoFrame path={shown.pathname}>
        <Suspense>
          <Routes location={shown}>
            {demoScreens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Routes>
        </Suspense>
      </DemoFrame>
    </>
  );
}

/** Applies language and theme to the document. */
function useDocumentSettings(): void {
  const [{ language, theme }] = useSettings();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    // Before hydration the inline script has set the theme.
    if (!isHydrated) return;
    delete document.documentElement.dataset.waits;
    document.documentElement.dataset.hydrated = '';
    if (theme === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [isHydrated, theme]);
}

/** Starts with a navigation and finishes once the new page has loaded. */
export function useProgress(isUnderWay: boolean): Progress {
  const [progress, tell] = useReducer(nextProgress, null);
  useEffect(() => {
    if (!isUnderWay) return;
    tell('started');
    const trickling = setInterval(() => tell('trickled'), progressPace.trickleEvery);
    return () => {
      clearInterval(trickling);
      tell('finished');
    };
  }, [isUnderWay]);
  const isDone = progress === 1;
  useEffect(() => {
    if (!isDone) return;
    // One animation to the end, another to fade out.
    const fading = setTimeout(() => tell('faded'), 2 * progressPace.speed);
    return () => clearTimeout(fading);
  }, [isDone]);
  return progress;
}

/** Never prerendered: the policy forbids inline styles in the document, not those set by scripts. */
function ProgressBar({ progress, label }: { progress: Progress; label: string }) {
  if (progress === null) return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
      data-done={progress === 1 || undefined}
      style={{ transform: `scaleX(${progress})`, transitionDuration: `${progressPace.speed}ms` }}
    />
  );
}
