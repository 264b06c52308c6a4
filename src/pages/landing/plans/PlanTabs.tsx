import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { planListWords } from '../../../content/landing/plans/plan-list.ts';
import tabStyles from '../section/Tabs.module.css';
import styles from './PlanTabs.module.css';

interface Props {
  tabs: readonly string[];
  at: string;
  onOpen: (tab: string) => void;
  /** The content of the open tab. */
  children: ReactNode;
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A tab for each speed. */
export function PlanTabs({ tabs, at, onOpen, children }: Props) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = moves[event.key]?.(tabs.indexOf(at), tabs.length - 1);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    onOpen(tab);
    const button = event.currentTarget.children[to];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div className={styles.box}>
      <div
        className={`${tabStyles.tabs} ${styles.list}`}
        role="tablist"
        aria-label={planListWords.modes.tabs}
        onKeyDown={move}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}${index}`}
            className={tabStyles.tab}
            aria-selected={tab === at}
            aria-controls={`${id}panel`}
            tabIndex={tab === at ? 0 : -1}
            onClick={() => onOpen(tab)}
          >
            {tab}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tabs.indexOf(at)}`}>
        {children}
      </div>
    </div>
  );
}
