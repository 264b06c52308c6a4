import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { CheckoutLayout } from './layout/CheckoutLayout.tsx';
import { HomeLayout } from './layout/HomeLayout.tsx';
import { familyAt, type PageFamily } from './routes.ts';

const layouts: Record<PageFamily['layout'], ComponentType<{ children: ReactNode }>> = {
  home: HomeLayout,
  checkout: CheckoutLayout,
};

/** From the address to its page. */
export function Routing() {
  const { layout, page: Page } = familyAt(useLocation().pathname);
  const Layout = layouts[layout];
  return (
    <Layout>
      <Suspense>
        <Page />
      </Suspense>
    </Layout>
  );
}
