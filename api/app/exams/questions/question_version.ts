import { QuestionVersionSchema } from '#core/schema'
import type { QuestionType } from '#exams/questions/terms'

/** The text and key of a question at one time: added, never changed. */
export default class QuestionVersion extends QuestionVersionSchema {
  static table = 'question_versions'
  declare questionType: QuestionType
}
