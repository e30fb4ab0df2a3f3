import { WrongQuestionSchema } from '#core/schema'

export default class WrongQuestion extends WrongQuestionSchema {
  static table = 'wrong_questions'
}
