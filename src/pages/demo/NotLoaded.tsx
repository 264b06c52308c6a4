import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { useWords } from './demo-device.ts';
import { Screen } from './Screen.tsx';

/** Shown if a page's file failed to load; reloading the document requests it again. */
export function NotLoaded() {
  const { actions, notLoaded } = useWords();
  const { pathname } = useLocation();
  return (
    <Screen title={notLoaded.title}>
      <p>{notLoaded.text}</p>
      <ButtonLink href={pathname}>{actions.again}</ButtonLink>
    </Screen>
  );
}
