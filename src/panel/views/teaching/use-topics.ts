import { useMemo } from 'react';
import { knowledgeQuestions } from '../../../content/knowledge/asked.ts';
import { questionsIn } from '../../../contract/publication.ts';
import { useMay } from '../../session/use-operator.ts';
import { catalogueApi } from '../catalogue/catalogue-api.ts';

/** The questions that a sentence may ask, by their ids: those of the site, and those that the team wrote. */
export function useTopics(): ReadonlyMap<string, string> {
  const maySee = useMay()('catalogue.see');
  const { data } = catalogueApi.useReadCatalogueDraftQuery({ query: {} }, { skip: !maySee });
  return useMemo(() => {
    const own = Object.values(data?.draft.publication.faq ?? {}).flatMap(questionsIn);
    const written = [...(data?.asked ?? []), ...own];
    return new Map([...knowledgeQuestions, ...written.map(({ id, question }) => [id, question] as const)]);
  }, [data]);
}
