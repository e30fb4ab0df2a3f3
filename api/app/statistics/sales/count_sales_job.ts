import { Job } from '@adonisjs/queue'
import { lastSuccess } from '#core/metrics/job_successes'
import { countSales } from '#statistics/sales/count_sales'

export default class CountSalesJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await countSales(await lastSuccess(CountSalesJob.name))
  }
}
