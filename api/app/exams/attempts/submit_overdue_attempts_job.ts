import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'
import { now, toStored } from '#core/time'
import { submitAttempt } from '#exams/attempts/submit_attempt'
import { AttemptState, GraceSeconds } from '#exams/attempts/terms'
import UserPaper from '#exams/user_paper'

const batchSize = 500

/** Submits the saved answers of overdue tests whose browser is gone. */
export default class SubmitOverdueAttemptsJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    const overdue = await UserPaper.query()
      .where('state', AttemptState.InProgress)
      .where('deadlineAt', '<', toStored(now().minus({ seconds: GraceSeconds })))
      .orderBy('deadlineAt')
      .limit(batchSize)
      .select('id', 'userId')
    for (const attempt of overdue) {
      try {
        await submitAttempt(attempt)
      } catch (error) {
        logger.error({ err: error, userPaperId: attempt.id }, 'an overdue attempt could not be submitted')
      }
    }
  }
}
