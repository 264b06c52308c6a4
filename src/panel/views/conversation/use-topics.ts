import { useMemo } from 'react';
import { knowledgeQuestions } from '../../../content/knowledge/asked.ts';
import { useMay } from '../../session/use-operator.ts';
import { useReadCatalogueDraftQuery } from '../catalogue/catalogue-api.ts';

/** The questions that a sentence may ask, by their ids: those of the site, and those that the team wrote. */
export function useTopics(): ReadonlyMap<string, string> {
  const maySee = useMay()('catalogue.see');
  const { data } = useReadCatalogueDraftQuery({}, { skip: !maySee });
  return useMemo(() => {
    const changes = Object.values(data?.draft.publication.faq ?? {});
    const written = changes.flatMap(({ edited, added }) => [
      ...Object.entries(edited).map(([id, { question }]) => [id, question] as const),
      ...added.map(({ id, question }) => [id, question] as const),
    ]);
    return new Map([...knowledgeQuestions, ...written]);
  }, [data]);
}
