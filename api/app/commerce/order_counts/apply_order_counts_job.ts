import { Job } from '@adonisjs/queue'
import { applyOrderCounts } from '#commerce/order_counts/apply_order_counts'

export default class ApplyOrderCountsJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await applyOrderCounts()
  }
}
