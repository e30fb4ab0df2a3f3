import db from '@adonisjs/lucid/services/db'
import { NotFound, UserError } from '#core/errors'
import { isComparable } from '#exams/questions/comparable_versions'
import Question from '#exams/questions/question'
import QuestionVersion from '#exams/questions/question_version'
import { QuestionType } from '#exams/questions/terms'
import { regradeMessages } from '#exams/regrades/terms'

/** The current version of a question, and the older ones whose answers its key can grade. */
export interface RegradeTarget {
  questionId: number
  version: number
  versionId: number
  questionType: QuestionType
  questionKeys: string
  olderIds: number[]
  /** Another type or other choices: the current key cannot grade these answers. */
  incomparableIds: number[]
}

/** @throws NotFound; UserError for a text question */
export async function regradeTarget(questionId: number): Promise<RegradeTarget> {
  const question = await Question.query().where('id', questionId).whereNull('deletedAt').first()
  if (!question) throw new NotFound()
  const versions = await QuestionVersion.query({ client: db.connection() }).where({ questionId })
  const present = versions.find(({ version }) => version === question.version)
  if (!present) throw new NotFound()
  if (present.questionType === QuestionType.AskAnswer) throw new UserError(regradeMessages.inWords)
  const older = versions.filter(({ id }) => id !== present.id)
  const ids = (some: QuestionVersion[]) => some.map(({ id }) => id)
  return {
    questionId,
    version: present.version,
    versionId: present.id,
    questionType: present.questionType,
    questionKeys: present.questionKeys,
    olderIds: ids(older.filter((one) => isComparable(one, present))),
    incomparableIds: ids(older.filter((one) => !isComparable(one, present))),
  }
}
