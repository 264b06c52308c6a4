import { createElement, type ReactNode } from 'react';

/** A component whose props are JSON. */
export type IslandPart<Props extends object> = (props: Props) => ReactNode;

/** A component in a chunk of its own, rendered with the props from the page. */
const island = <Props extends object>(load: () => Promise<IslandPart<Props>>) => ({
  load,
  draw: async (json: string): Promise<ReactNode> => {
    const props: Props = JSON.parse(json);
    return createElement(await load(), props);
  },
});

/** The components that hydrate on public pages. */
export const islands = {
  'call-form': island(async () => (await import('../call-request/CallRequestForm.tsx')).CallRequestForm),
  cookies: island(async () => (await import('./cookies/CookieConsent.tsx')).CookieConsent),
  drawers: island(async () => (await import('./drawers/PageDrawers.tsx')).PageDrawers),
  'coverage-form': island(
    async () => (await import('../landing/coverage-form/CoverageForm.tsx')).CoverageForm,
  ),
  'faq-search': island(async () => (await import('../faq/FaqSearch.tsx')).FaqSearch),
  'follow-order': island(async () => (await import('../follow-order/FollowOrder.tsx')).FollowOrder),
  'news-opener': island(async () => (await import('../landing/news/NewsOpener.tsx')).NewsOpener),
  'scroll-arrows': island(async () => (await import('../landing/ScrollArrows.tsx')).ScrollArrows),
  'series-row': island(async () => (await import('../streaming/SeriesRow.tsx')).SeriesRow),
  'plan-advice': island(async () => (await import('../landing/plans/PlanAdvice.tsx')).PlanAdvice),
  'plan-list': island(async () => (await import('../landing/plans/PlanList.tsx')).PlanList),
  zoom: island(async () => (await import('./ZoomSetting.tsx')).ZoomSetting),
};

export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof islands)[Name]['load']>> extends IslandPart<infer Props> ? Props : never;

/** When idle, when near the viewport, or when touched. */
export type HydratesWhen = 'idle' | 'near' | 'touched';
