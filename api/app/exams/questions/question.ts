import { QuestionSchema } from '#core/schema'

/** A question's place in its bank; what it asks is its current version. */
export default class Question extends QuestionSchema {
  static table = 'questions'
}
