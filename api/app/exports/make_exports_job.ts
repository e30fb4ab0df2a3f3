import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { GenerateExport } from '#exports/make_export'

/** One export per job, so that other jobs of the queue run in between. */
@inject()
export default class MakeExportsJob extends Job<Record<string, never>> {
  constructor(protected makeExport: GenerateExport) {
    super()
  }

  async execute(): Promise<void> {
    if (await this.makeExport.execute()) await MakeExportsJob.dispatch({})
  }
}
