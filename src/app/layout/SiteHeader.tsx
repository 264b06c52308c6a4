import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { siteWords } from '../../content/site.ts';
import { zoomChosen } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { ZoomControl } from '../../ui/ZoomControl.tsx';
import styles from './SiteHeader.module.css';
import { Wordmark } from './Wordmark.tsx';

/** Stays as it is while the pages below or above it change. */
export const SiteHeader = memo(function SiteHeader() {
  const dispatch = useDispatch();
  const percent = useSelector((state: RootState) => state.device.zoom);
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.inner}>
        <RouteLink className={styles.home} to="/" aria-label={siteWords.home}>
          <Wordmark />
        </RouteLink>
        <ZoomControl percent={percent} onZoom={(chosen) => dispatch(zoomChosen({ percent: chosen }))} />
      </div>
    </header>
  );
});
