import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { RecordReceivedLine } from '#commerce/bank_transfers/lines/record_received_line'
import { maskAccount } from '#commerce/bank_transfers/statements/parse_row'
import { bankMessages as messages } from '#commerce/bank_transfers/terms'
import { UserError } from '#core/errors'
import { requireKey } from '#core/http/service_keys/service_key'
import { now } from '#core/time'
import { receivedLineValidator } from '#partners/v1/accounting/validators'

@inject()
export default class BankTransfersController {
  constructor(protected recordReceivedLine: RecordReceivedLine) {}

  /** A line of the bank account. The same serial is the same money, so a repeated call needs no key of its own. */
  async confirm(ctx: HttpContext) {
    const { bankSerial, amountFen, ...form } = await ctx.request.validateUsing(receivedLineValidator)
    const bookedAt = DateTime.fromISO(form.bookedAt).toUTC()
    if (bookedAt > now()) throw new UserError(messages.futureDate, { field: 'bookedAt' })
    const { payerName, payerAccount = '', remark = '' } = form
    const line = { bankSerial, amountFen, bookedAt, payerName, payerAccount: maskAccount(payerAccount), remark }
    const { accountName, createdBy: adminId } = requireKey(ctx)
    const recorded = await this.recordReceivedLine.execute(ctx, ctx.params.code, line, { accountName, adminId })
    return { bankSerial, amountFen, ...recorded }
  }
}
