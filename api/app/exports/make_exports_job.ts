import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { GenerateExport } from '#exports/make_export'

/** One export a job, so that the others of the queue get their turn between two. */
@inject()
export default class MakeExportsJob extends Job<Record<string, never>> {
  constructor(protected makeExport: GenerateExport) {
    super()
  }

  async execute(): Promise<void> {
    if (await this.makeExport.execute()) await MakeExportsJob.dispatch({})
  }
}
