import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { AdvanceDueInvoices } from '#invoices/issuing/advance_due'

@inject()
export default class IssueInvoicesJob extends Job<Record<string, never>> {
  constructor(protected advanceDue: AdvanceDueInvoices) {
    super()
  }

  execute(): Promise<void> {
    return this.advanceDue.execute()
  }
}
