import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { useWords } from './demo-device.ts';
import { Screen } from './Screen.tsx';

/** Stands where a page should have come: a new document asks for its file again. */
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
