import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { PruneImports } from '#transfer/admin/prune_imports'

@inject()
export default class PruneImportsJob extends Job<Record<string, never>> {
  constructor(protected pruneImports: PruneImports) {
    super()
  }

  async execute(): Promise<void> {
    await this.pruneImports.execute()
  }
}
