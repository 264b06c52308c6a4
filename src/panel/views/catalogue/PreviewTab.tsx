import { Anchor, Box, Group, SegmentedControl } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, type RefObject, type SyntheticEvent, useRef } from 'react';
import { previewPath } from '../../../contract/panel/catalogue.ts';
import { campaignTitle } from '../../../funnel/campaign-title.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { knownCampaigns } from '../../made-campaigns.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { TextBox } from '../../parts/inputs.tsx';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import classes from './CatalogueView.module.css';
import { catalogueWords as words } from './catalogue-words.ts';
import { useAddressChoice, useCampaign } from './use-address-choice.ts';
import type { DraftState } from './use-draft.ts';

/** Width of the previewed screen in pixels. */
const widths = { phone: 390, desktop: 1280 } as const;

const widthIn = (text: string): keyof typeof widths => (text === 'phone' ? 'phone' : 'desktop');

interface PreviewProps {
  draft: Pick<DraftState, 'author' | 'version'>;
  /** The campaign that is edited beside it, and its page. */
  beside?: { campaign: string; page: string };
}

export function PreviewTab({ draft: { author, version }, beside }: PreviewProps) {
  const [chosen, choose] = useCampaign();
  const prefix = beside?.campaign ?? chosen;
  const isNarrow = useMediaQuery(beside ? '(max-width: 110em)' : '(max-width: 48em)');
  const scrolled = useRef({ path: '', top: 0 });
  const [route, setRoute] = useAddressChoice('pagina', beside?.page ?? '/', (text) => text);
  const [moment, setMoment] = useAddressChoice('em', '', (text) => text);
  const [width, setWidth] = useAddressChoice('tela', isNarrow ? 'phone' : 'desktop', widthIn);
  const path = writePath(knownCampaigns().byPrefix(prefix), route.startsWith('/') ? route : `/${route}`);
  const addressOf = (to: string) => {
    // The version in the URL reloads the frame after an edit.
    const search = new URLSearchParams({
      ...(moment && { em: moment }),
      de: author,
      rascunho: String(version),
    });
    return `${previewPath}${to}?${search}`;
  };
  return (
    <>
      <Group align="flex-end" mb="sm">
        {beside === undefined && (
          <>
            <Choice
              label={words.campaign}
              value={prefix}
              change={choose}
              options={knownCampaigns().all.map((one) => [one.prefix, campaignTitle(one)])}
              w="auto"
            />
            <MomentInput kind="minute" label={words.moment} value={moment} onChange={setMoment} />
          </>
        )}
        <TextBox label={words.page} value={route} change={setRoute} {...(beside && { w: '10rem' })} />
        <SegmentedControl
          aria-label={words.width}
          value={width}
          onChange={(chosen) => setWidth(chosen === 'phone' ? 'phone' : 'desktop')}
          data={[
            { value: 'phone', label: words.phone },
            { value: 'desktop', label: words.desktop },
          ]}
        />
        <Anchor href={addressOf(path)} target="_blank" rel="noopener" size="sm">
          {words.newTab}
        </Anchor>
      </Group>
      {beside === undefined && <Hint mb="sm">{words.previewHint}</Hint>}
      <ScaledFrame wide={widths[width]} h={beside === undefined ? '75vh' : '100%'}>
        {(style) => (
          <iframe
            title={words.previewOf}
            className={classes.frame}
            style={style}
            src={addressOf(path)}
            onLoad={(event) => {
              leadWithin(event, addressOf);
              keepScrolled(event, path, scrolled);
            }}
          />
        )}
      </ScaledFrame>
    </>
  );
}

/** The preview runs no scripts, so the panel handles clicks on its links. */
function leadWithin(
  { currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>,
  addressOf: (to: string) => string,
) {
  frame.contentDocument?.addEventListener('click', (event) => {
    const link = isElement(event.target) ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    if (link === null || href.startsWith('#')) return;
    event.preventDefault();
    if (/^\/(?!\/)/.test(href)) frame.src = addressOf(href.replace(/[?#].*$/, ''));
  });
}

/** A page that is shown again, with what was saved, stays where it was read. */
function keepScrolled(
  { currentTarget: { contentWindow: shown } }: SyntheticEvent<HTMLIFrameElement>,
  path: string,
  scrolled: RefObject<{ path: string; top: number }>,
) {
  if (scrolled.current.path !== path) scrolled.current = { path, top: 0 };
  shown?.scrollTo(0, scrolled.current.top);
  shown?.addEventListener('scroll', () => {
    scrolled.current.top = shown.scrollY;
  });
}

/** `instanceof Element` fails for elements of the frame, which has its own globals. */
const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'closest' in target && typeof target.closest === 'function';

interface Props {
  /** Layout width of the content in pixels. */
  wide: number;
  h: string;
  children: (style: CSSProperties) => ReactNode;
}

function ScaledFrame({ wide, h, children }: Props) {
  const { ref, width, height } = useElementSize();
  const scale = width === 0 ? 1 : Math.min(1, width / wide);
  return (
    <Box ref={ref} h={h} mih={0} style={{ overflow: 'hidden' }}>
      {children({ width: wide, height: height / scale, transform: `scale(${scale})` })}
    </Box>
  );
}
