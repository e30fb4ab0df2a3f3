import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { PruneExports } from '#exports/prune_exports'

@inject()
export default class PruneExportsJob extends Job<Record<string, never>> {
  constructor(protected pruneExports: PruneExports) {
    super()
  }

  async execute(): Promise<void> {
    await this.pruneExports.execute()
  }
}
