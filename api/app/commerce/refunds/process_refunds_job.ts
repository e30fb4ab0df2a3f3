import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { PursueRefunds } from '#commerce/refunds/process_refunds'

@inject()
export default class ProcessRefundsJob extends Job<Record<string, never>> {
  constructor(protected pursueRefunds: PursueRefunds) {
    super()
  }

  async execute(): Promise<void> {
    await this.pursueRefunds.execute()
  }
}
