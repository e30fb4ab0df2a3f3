import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { bankAccount } from '#commerce/bank_transfers/bank_account'
import { RemindOfTransfers } from '#commerce/bank_transfers/remind_of_transfers'

@inject()
export default class RemindOfTransfersJob extends Job<Record<string, never>> {
  constructor(protected remindOfTransfers: RemindOfTransfers) {
    super()
  }

  async execute(): Promise<void> {
    if (bankAccount()) await this.remindOfTransfers.execute()
  }
}
