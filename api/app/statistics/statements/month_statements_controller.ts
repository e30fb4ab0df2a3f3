import type { HttpContext } from '@adonisjs/core/http'
import { addMonths, thisMonth } from '#core/months'
import { statementsOfMonth } from '#statistics/statements/statement_list'
import { sumOfMonths } from '#statistics/statements/statement'
import { toStatement, toSums } from '#statistics/statements/statement_transformer'
import { monthValidator } from '#statistics/statements/validators'

export default class MonthStatementsController {
  /** All channels of a month; default: the last month that is over. */
  async index({ request }: HttpContext) {
    const { month = addMonths(thisMonth(), -1) } = await request.validateUsing(monthValidator)
    const heads = await statementsOfMonth(month)
    return { month, rows: heads.map(toStatement), ...toSums(sumOfMonths(heads.flatMap(({ months }) => months))) }
  }
}
