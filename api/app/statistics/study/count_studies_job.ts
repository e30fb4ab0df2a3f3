import { Job } from '@adonisjs/queue'
import { countStudies } from '#statistics/study/count_studies'

export default class CountStudiesJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await countStudies()
  }
}
