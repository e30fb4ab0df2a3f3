import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ImportStatement } from '#commerce/bank_transfers/statements/import_statement'
import { statementValidator } from '#commerce/bank_transfers/validators'

@inject()
export default class BankStatementPreviewsController {
  constructor(protected importStatement: ImportStatement) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(statementValidator)
    return this.importStatement.preview(ctx, form)
  }
}
