import { Job } from '@adonisjs/queue'
import { drawDailyQuestion } from '#exams/wrong_questions/daily_question'
import { businessDay } from '#learning/entitlements/validity'

/** At midnight, so that the first reader of a day waits for nothing. */
export default class DrawDailyQuestionJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await drawDailyQuestion(businessDay())
  }
}
