import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { SaleDifference } from '#statistics/sales/checking/sale_difference'

/** What the job does every night; may be interrupted and started again. */
export default class SalesCheck extends BaseCommand {
  static commandName = 'sales:check'
  static description = 'Hold the kept figures of sales against the orders and mend what differs'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { checkSales } = await import('#statistics/checks/check_sales')
    const { checkPlaced } = await import('#statistics/placed/check_placed')
    const differences = [...(await checkSales()), ...(await checkPlaced())]
    for (const found of differences) this.logger.warning(inWords(found))
    if (differences.length) this.exitCode = 1
    else this.logger.success('the kept figures are those of the orders')
  }
}

function inWords(found: SaleDifference): string {
  if (found.wrongBuyers) return `${found.wrongBuyers} first payments were wrong`
  if (found.missedCorrections) return `${found.missedCorrections} lines of statements had changed unnoticed`
  const { day, keptFen, keptCopies, keptOrders, countedFen, countedCopies, countedOrders } = found
  return `${day}: kept ${keptFen} fen and ${keptCopies} copies of ${keptOrders} orders, counted ${countedFen}, ${countedCopies} and ${countedOrders}`
}
