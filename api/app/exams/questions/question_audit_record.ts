import type { Trx } from '#core/transaction'
import type Question from '#exams/questions/question'
import { clausesOf } from '#exams/clauses/clauses_of_questions'
import { currentVersion } from '#exams/questions/write_version'
import { clauseText } from '#exams/clauses/terms'

/** The part of a question that the audit log stores; the whole text is in its versions. */
export async function questionAuditRecord(trx: Trx, question: Question) {
  const version = await currentVersion(trx, question)
  const clauses = await clausesOf([question.id], trx)
  return {
    version: question.version,
    questionType: version?.questionType ?? null,
    questionName: version?.questionName ?? null,
    questionKeys: version?.questionKeys ?? null,
    questionScore: version ? version.scoreTenths / 10 : null,
    subjectCode: question.subjectCode,
    chapterName: question.chapterName,
    knowledgePoint: question.knowledgePoint,
    difficulty: question.difficulty,
    clauses: (clauses.get(question.id) ?? []).map(clauseText),
  }
}
