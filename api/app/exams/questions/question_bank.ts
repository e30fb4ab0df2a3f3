import { QuestionBankSchema } from '#core/schema'

export default class QuestionBank extends QuestionBankSchema {
  static table = 'question_banks'
}
