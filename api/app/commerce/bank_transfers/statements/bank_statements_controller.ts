import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ImportStatement } from '#commerce/bank_transfers/statements/import_statement'
import { statementList } from '#commerce/bank_transfers/statements/statement_list'
import { bankMessages } from '#commerce/bank_transfers/terms'
import { statementsValidator, statementValidator } from '#commerce/bank_transfers/validators'

@inject()
export default class BankStatementsController {
  constructor(protected importStatement: ImportStatement) {}

  async index({ request }: HttpContext) {
    return statementList(await request.validateUsing(statementsValidator))
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(statementValidator)
    const done = await this.importStatement.execute(ctx, form)
    return { ...done, msg: bankMessages.imported(done) }
  }
}
