import type { Trx } from '#core/transaction'
import type Question from '#exams/questions/question'
import { questionNameOf, type QuestionContents } from '#exams/questions/check_question'
import QuestionVersion from '#exams/questions/question_version'

/** Adds a version, unless the contents equal the current one. */
export async function writeVersion(
  trx: Trx,
  question: Question,
  contents: QuestionContents,
  createdBy: number | null
): Promise<boolean> {
  const present = await currentVersion(trx, question)
  if (present && isSame(present, contents)) return false
  question.version = present ? question.version + 1 : 1
  await QuestionVersion.create(
    { ...columnsOf(contents), questionId: question.id, version: question.version, createdBy },
    { client: trx }
  )
  return true
}

export function currentVersion(trx: Trx, { id, version }: Question) {
  return QuestionVersion.query({ client: trx }).where({ questionId: id, version }).first()
}

export function columnsOf(contents: QuestionContents) {
  return {
    questionType: contents.questionType,
    questionName: questionNameOf(contents.questionText),
    questionText: contents.questionText,
    choices: JSON.stringify(contents.choices),
    questionKeys: contents.questionKeys.join(','),
    referenceAnswer: contents.referenceAnswer,
    explanation: contents.explanation,
    scoreTenths: Math.round(contents.questionScore * 10),
  }
}

function isSame(version: QuestionVersion, contents: QuestionContents): boolean {
  const columns = columnsOf(contents)
  return (Object.keys(columns) as (keyof typeof columns)[]).every((column) => version[column] === columns[column])
}
