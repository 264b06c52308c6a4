import { withoutCookiesWords as words } from '../../../content/screens/without-cookies.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { HumanHelp } from '../help/HumanHelp.tsx';
import { QuestionScreen } from '../QuestionScreen.tsx';

/** Without cookies no order is possible, so it is said before the first question. */
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
