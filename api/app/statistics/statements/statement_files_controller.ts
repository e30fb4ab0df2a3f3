import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { sendWorkbook } from '#core/spreadsheet'
import { findPartner } from '#statistics/partners/channel_stats'
import type { Statement } from '#statistics/statements/statement'
import { findStatement } from '#statistics/statements/statement_list'
import { drawStatement } from '#statistics/statements/statement_pdf'
import { statementSheet } from '#statistics/statements/statement_sheet'
import { statementFileName } from '#statistics/statements/terms'

export default class StatementFilesController {
  async pdf(ctx: HttpContext) {
    const statement = await requestedStatement(ctx)
    const bytes = await drawStatement(statement)
    const name = encodeURIComponent(fileName(statement, 'pdf'))
    ctx.response.header('Content-Type', 'application/pdf')
    ctx.response.header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
    ctx.response.send(bytes)
  }

  async workbook(ctx: HttpContext) {
    const statement = await requestedStatement(ctx)
    sendWorkbook(ctx, fileName(statement, 'xlsx'), statementSheet(statement))
  }
}

async function requestedStatement(ctx: HttpContext): Promise<Statement> {
  const channel = await findPartner(requireUser(ctx), Number(ctx.params.channelId))
  return findStatement(channel, ctx.params.month)
}

const fileName = ({ partnerName, month, state }: Statement, extension: 'pdf' | 'xlsx') =>
  statementFileName({ channelName: partnerName, month, state }, extension)
