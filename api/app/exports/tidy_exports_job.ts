import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { TidyExports } from '#exports/prune_exports'

@inject()
export default class TidyExportsJob extends Job<Record<string, never>> {
  constructor(protected tidyExports: TidyExports) {
    super()
  }

  async execute(): Promise<void> {
    await this.tidyExports.execute()
  }
}
