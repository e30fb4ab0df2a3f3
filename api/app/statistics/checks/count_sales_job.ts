import { Job } from '@adonisjs/queue'
import { countSales } from '#statistics/checks/count_sales'

export default class CountSalesJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await countSales()
  }
}
