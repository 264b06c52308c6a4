// @vitest-environment jsdom

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { planAdviceWords as words } from '../../src/content/screens/plan-advice.ts';
import { orderPath } from '../../src/funnel/routes/order-link.ts';
import { PlanAdvice } from '../../src/pages/landing/plans/PlanAdvice.tsx';
import { advisedPlans } from '../../src/pages/landing/plans/PlansBlock.tsx';
import { routesBelow, SiteRoutesContext } from '../../src/ui/actions/site-routes.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

const plans = readPlanLists(catalogueFolder).forCampaign('');

it('three questions below the public plans lead to the order of one of them', async () => {
  const gone: string[] = [];
  render(
    <SiteRoutesContext value={routesBelow('', (path) => gone.push(path))}>
      <PlanAdvice plans={advisedPlans(plans)} />
    </SiteRoutesContext>,
  );
  const way = screen.getByRole('link', { name: words.open });
  // Without a script.
  expect(way.getAttribute('href')).toBe('/chat/');
  fireEvent.click(way);
  fireEvent.click(await screen.findByRole('button', { name: '3 ou 4' }));
  fireEvent.click(screen.getByRole('button', { name: words.use.options.games }));
  fireEvent.click(screen.getByRole('button', { name: words.service.any }));
  const [first] = screen.getAllByRole('button', { name: /^Quero o / });
  if (first !== undefined) fireEvent.click(first);
  expect(plans.map(({ sku }) => orderPath(sku))).toContain(gone[0]);
});

it('a page holds only those facts of a plan that the advice needs', () =>
  expect(JSON.stringify(advisedPlans(plans)).length).toBeLessThan(JSON.stringify(plans).length / 4));
