import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** What the job does every night; may be interrupted and started again. */
export default class SalesCheck extends BaseCommand {
  static commandName = 'sales:check'
  static description = 'Hold the kept figures of sales against the orders and mend what differs'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { checkSales } = await import('#statistics/sales/checking/check_sales')
    const differences = await checkSales()
    for (const {
      day,
      keptFen,
      countedFen,
      keptCopies,
      countedCopies,
      keptOrders,
      countedOrders,
      wrongBuyers,
    } of differences)
      this.logger.warning(
        wrongBuyers
          ? `${wrongBuyers} first payments were wrong`
          : `${day}: kept ${keptFen} fen and ${keptCopies} copies of ${keptOrders} orders, counted ${countedFen}, ${countedCopies} and ${countedOrders}`
      )
    if (differences.length) this.exitCode = 1
    else this.logger.success('the kept figures are those of the orders')
  }
}
