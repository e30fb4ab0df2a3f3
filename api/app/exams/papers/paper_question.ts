import { PaperQuestionSchema } from '#core/schema'

export default class PaperQuestion extends PaperQuestionSchema {
  static table = 'paper_questions'
}
