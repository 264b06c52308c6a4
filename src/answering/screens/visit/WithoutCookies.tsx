import { withoutCookiesWords as words } from '../../../content/screens/without-cookies.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { HumanHelp } from '../help/HumanHelp.tsx';
import { QuestionScreen } from '../QuestionScreen.tsx';

/** Nobody could hold an order here: said before anything is answered in vain. */
export function WithoutCookies({ titleId }: { titleId: string }) {
  return (
    <QuestionScreen titleId={titleId} page={words.page} title={words.title}>
      <p>{words.explain}</p>
      <Button wide onClick={() => location.reload()}>
        {words.again}
      </Button>
      <h2>{words.people}</h2>
      <HumanHelp />
    </QuestionScreen>
  );
}
