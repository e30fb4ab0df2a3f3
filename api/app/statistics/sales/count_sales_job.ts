import { Job } from '@adonisjs/queue'
import { lastSuccess } from '#core/metrics/job_last_runs'
import { aggregateSales } from '#statistics/sales/count_sales'

export default class CountSalesJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await aggregateSales(await lastSuccess(CountSalesJob.name))
  }
}
