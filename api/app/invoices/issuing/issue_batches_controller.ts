import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { nothingToAudit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { InvoiceIssuer } from '#drivers/invoices/invoice_issuer'
import { advanceSoon } from '#invoices/issuing/advance_soon'
import { issueForAdmin } from '#invoices/issuing/issue_for_admin'
import { issueBatchValidator } from '#invoices/issuing/validators'
import { messages } from '#invoices/terms'

@inject()
export default class IssueBatchesController {
  constructor(protected issuer: InvoiceIssuer) {}

  /** Each invoice in a transaction of its own, because each locks its order; a job calls the provider. */
  async store(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(issueBatchValidator)
    if (!this.issuer.isAutomatic) throw new UserError(messages.noIssuer)
    const refused: { id: number; reason: string }[] = []
    for (const id of ids.toSorted((a, b) => a - b)) {
      const reason = await this.#start(ctx, id)
      if (reason) refused.push({ id, reason })
    }
    const succeeded = ids.length - refused.length
    if (succeeded) await advanceSoon(ctx.logger)
    else nothingToAudit(ctx)
    return { succeeded, refused, msg: messages.issuedMany(succeeded) }
  }

  async #start(ctx: HttpContext, id: number): Promise<string | null> {
    try {
      await issueForAdmin(ctx, id, this.issuer.name)
      return null
    } catch (error) {
      if (error instanceof UserError || error instanceof NotFound) return error.message
      throw error
    }
  }
}
