import { Suspense, useDeferredValue } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { DemoFrame } from './DemoFrame.tsx';
import { type DemoDevice, DemoDeviceContext, useWords } from './demo-device.ts';
import { demoScreens } from './demo-screens.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { useDocumentSettings } from './use-document-settings.ts';
import { useProgress } from './use-progress.ts';

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
