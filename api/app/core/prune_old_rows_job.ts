import { Job } from '@adonisjs/queue'
import { pruneOldRows } from '#core/prune_old_rows'

export default class PruneOldRowsJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await pruneOldRows()
  }
}
