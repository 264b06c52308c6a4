import { parseBrazilianDate, toIsoDate } from '../../../src/brazil/date.ts';
import { analysePerson } from '../../../src/contract/services/analysis.ts';
import type { AskedOf } from '../../../src/contract/services/service-call.ts';
import type { ServiceClient } from '../../gateways/service-client.ts';
import { type Analysis, type AnalysisSubject, rejectedMessage } from '../analysis.ts';
import { quizOf } from './quiz.ts';

/** Adapter of a credit bureau or of the carrier's proxy for one. */
export const analysisService = (service: ServiceClient): Analysis => ({
  holdsFor: 'document',
  judge: async (subject, key) => {
    const asked = await service.ask(analysePerson, bodyOf(subject), key);
    if (asked.kind === 'down') return asked;
    const { answer } = asked;
    switch (answer.verdict) {
      case 'approved':
        return { kind: 'approved' };
      case 'refused':
        return { kind: 'rejected', message: answer.message ?? rejectedMessage };
      case 'quiz':
        return quizOf(answer.quiz.id, answer.quiz.questions);
    }
  },
});

function bodyOf(subject: AnalysisSubject): AskedOf<typeof analysePerson> {
  const { cpf, cnpj, name, mothersName = null, birthDate, cep, neighborhood, city, state } = subject;
  const birth = parseBrazilianDate(birthDate ?? '');
  return {
    document: cnpj === undefined ? { kind: 'cpf', number: cpf ?? '' } : { kind: 'cnpj', number: cnpj },
    name,
    mothersName,
    birthDate: birth && toIsoDate(birth),
    address: { cep, neighborhood, city, state },
  };
}
