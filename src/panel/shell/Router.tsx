import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useMay } from '../session/use-operator.ts';
import { panelRoutes } from './panel-routes.tsx';

export function Router() {
  const may = useMay();
  const [router] = useState(() => createBrowserRouter(panelRoutes(may), { basename: '/painel' }));
  return <RouterProvider router={router} />;
}
