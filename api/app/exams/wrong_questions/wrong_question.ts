import { WrongQuestionSchema } from '#core/schema'

/** A question in somebody's wrong-answer bank. */
export default class WrongQuestion extends WrongQuestionSchema {
  static table = 'wrong_questions'
}
