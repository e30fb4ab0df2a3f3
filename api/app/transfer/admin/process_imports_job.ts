import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { ProcessImport } from '#transfer/admin/process_import'

/** One upload per job, so that other jobs of the queue run in between. */
@inject()
export default class ProcessImportsJob extends Job<Record<string, never>> {
  constructor(protected processImport: ProcessImport) {
    super()
  }

  async execute(): Promise<void> {
    await this.processImport.execute()
  }
}
