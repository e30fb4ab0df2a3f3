import { Job } from '@adonisjs/queue'
import { lastSuccess } from '#core/metrics/job_last_runs'
import { recountSales } from '#statistics/sales/count_sales'
import CountSalesJob from '#statistics/sales/count_sales_job'

export default class RecountSalesJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await recountSales(await lastSuccess(CountSalesJob.name))
  }
}
