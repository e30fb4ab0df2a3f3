import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { ProcessRefunds } from '#commerce/refunds/process_refunds'

@inject()
export default class ProcessRefundsJob extends Job<Record<string, never>> {
  constructor(protected processRefunds: ProcessRefunds) {
    super()
  }

  async execute(): Promise<void> {
    await this.processRefunds.execute()
  }
}
