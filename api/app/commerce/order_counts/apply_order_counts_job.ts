import { Job } from '@adonisjs/queue'
import { raiseOrderCounts } from '#commerce/order_counts/apply_order_counts'

export default class RaiseOrderCountsJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await raiseOrderCounts()
  }
}
