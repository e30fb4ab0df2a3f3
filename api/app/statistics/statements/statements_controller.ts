import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { findPartner } from '#statistics/partners/channel_stats'
import { findStatement, statementsOf } from '#statistics/statements/statement_list'
import { toStatement, toStatementLine } from '#statistics/statements/statement_transformer'
import { statementLinesValidator } from '#statistics/statements/validators'

export default class StatementsController {
  async index(ctx: HttpContext) {
    const channel = await findPartner(requireUser(ctx), Number(ctx.params.channelId))
    const rows = (await statementsOf(channel)).map(toStatement)
    return { channelName: channel.user.userName, rows }
  }

  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(statementLinesValidator)
    const { page = 1, pageSize = 50 } = filters
    const channel = await findPartner(requireUser(ctx), Number(ctx.params.channelId))
    const statement = await findStatement(channel, ctx.params.month)
    const shown = statement.lines.slice((page - 1) * pageSize, page * pageSize)
    return {
      statement: toStatement(statement),
      rows: shown.map((line) => toStatementLine(line, statement.month)),
      total: statement.lines.length,
    }
  }
}
