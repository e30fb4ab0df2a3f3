import { Job } from '@adonisjs/queue'
import { lastSuccess } from '#core/metrics/job_last_runs'
import { countPlays } from '#statistics/play/count_plays'

export default class CountPlaysJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await countPlays(await lastSuccess(CountPlaysJob.name))
  }
}
