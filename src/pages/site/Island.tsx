import { renderToString } from 'react-dom/server';
import { type SiteRoutes, SiteRoutesContext, useSiteRoutes } from '../../ui/actions/site-routes.ts';
import { inOnePiece } from '../../ui/text/in-one-piece.ts';
import { Hydrated } from './Hydrated.tsx';
import type { HydratesWhen, IslandName, IslandPart, IslandProps } from './islands.ts';

const nothing = () => undefined;

interface Props<Name extends IslandName> {
  name: Name;
  /** The component that `islands` loads under this name. */
  of: IslandPart<IslandProps<Name>>;
  /** The props as JSON. */
  props: IslandProps<Name>;
  hydrates: HydratesWhen;
  /** Distinguishes two islands of the same kind. */
  id?: string;
  /** A regular expression of fragments: the island hydrates at once if the address matches. */
  answers?: string;
}

/** A part of a page that hydrates on its own, as a React root, so that the rest of the page needs no script. */
export function Island<Name extends IslandName>({
  name,
  of,
  props,
  hydrates,
  id = name,
  answers,
}: Props<Name>) {
  const routes = useSiteRoutes();
  const json = JSON.stringify(props, (_key, value: unknown) =>
    typeof value === 'string' ? inOnePiece(value) : value,
  );
  // Rendered with the parsed JSON, exactly as it hydrates.
  const html = renderIsland(of, JSON.parse(json), routes, id);
  return (
    <div
      data-island={name}
      data-id={id}
      data-prefix={routes.prefix || undefined}
      data-hydrates={hydrates}
      data-answers={answers}
      data-props={json}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered here and now, by the same renderer
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const renderIsland = <Props extends object>(
  Part: IslandPart<Props>,
  props: Props,
  routes: SiteRoutes,
  id: string,
): string =>
  renderToString(
    <SiteRoutesContext value={routes}>
      <Part {...props} />
      <Hydrated onHydrated={nothing} />
    </SiteRoutesContext>,
    { identifierPrefix: `${id}-` },
  );
