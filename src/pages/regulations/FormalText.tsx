import { SummaryList } from '../../ui/blocks/SummaryList.tsx';
import { unbroken } from '../../ui/text/unbroken.ts';
import styles from './RegulationsPage.module.css';

const clause = /^(\d+\. [^.]+\.) ([\s\S]+)$/;
const fact = /^([^:]+): (.+)$/;

/** A legal text: facts line by line become a list, clauses keep number and name. */
export function FormalText({ text }: { text: string }) {
  const facts = text.split('\n').map((line) => fact.exec(line));
  if (facts.every((match) => match !== null))
    return <SummaryList rows={facts.map(([, label = '', value = '']) => ({ label, value }))} />;
  return (
    <div className={styles.clauses}>
      {text.split('\n\n').map((paragraph) => {
        const [, name, rest] = clause.exec(paragraph) ?? [];
        return name === undefined ? (
          <p key={paragraph}>{unbroken(paragraph)}</p>
        ) : (
          <p key={paragraph}>
            <strong>{name}</strong> {unbroken(rest ?? '')}
          </p>
        );
      })}
    </div>
  );
}
