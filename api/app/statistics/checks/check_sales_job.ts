import { Job } from '@adonisjs/queue'
import { checkPlaced } from '#statistics/placed/check_placed'
import { checkSales } from '#statistics/checks/check_sales'

export default class CheckSalesJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await checkSales()
    await checkPlaced()
  }
}
