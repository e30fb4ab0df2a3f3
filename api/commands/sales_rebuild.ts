import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** May be interrupted and started again. */
export default class SalesRebuild extends BaseCommand {
  static commandName = 'sales:rebuild'
  static description = 'Count the sales and the placed orders of all days anew'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { rebuildSales } = await import('#statistics/checks/count_sales')
    const { rebuildPlaced } = await import('#statistics/placed/count_placed')
    this.logger.success(`${await rebuildSales()} days are counted`)
    this.logger.success(`${await rebuildPlaced()} days of placed orders are counted`)
  }
}
