import { QuestionSchema } from '#core/schema'

/** A question's place in its bank; its content is in the current version. */
export default class Question extends QuestionSchema {
  static table = 'questions'
}
