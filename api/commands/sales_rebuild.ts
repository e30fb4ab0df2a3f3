import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Can be interrupted and started again. */
export default class SalesRebuild extends BaseCommand {
  static commandName = 'sales:rebuild'
  static description = 'Count the sales of all days again'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { recountSales } = await import('#statistics/sales/count_sales')
    this.logger.success(`${await recountSales(null)} days are counted`)
  }
}
