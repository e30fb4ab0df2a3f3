import { Job } from '@adonisjs/queue'
import { tidyOldRows } from '#core/prune_old_rows'

export default class TidyOldRowsJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await tidyOldRows()
  }
}
