import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { findByReference, type TransferOrder } from '#commerce/bank_transfers/find_order'
import { AssignLine } from '#commerce/bank_transfers/lines/assign_line'
import BankLine from '#commerce/bank_transfers/lines/bank_line'
import { ConfirmLine } from '#commerce/bank_transfers/lines/confirm_line'
import { MatchLine } from '#commerce/bank_transfers/lines/match_line'
import BankStatement, { NoColumns } from '#commerce/bank_transfers/statements/bank_statement'
import type { NewLine } from '#commerce/bank_transfers/statements/parse_row'
import { BankLineState, bankMessages as messages } from '#commerce/bank_transfers/terms'
import { isTransferCode } from '#commerce/bank_transfers/transfer_code'
import { audit, nothingToAudit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { now, toWireDay } from '#core/time'
import { isDuplicate } from '#core/transaction'

/** The key of a system. */
export interface Reporter {
  accountName: string
  /** The admin who created the key. */
  adminId: number
}

export type ReceivedState = BankLineState | 'awaiting-second'

/**
 * Money that the accounting found in its bank account, for the order of a code: imported, matched and confirmed as by an
 * admin. Above the limit an admin other than the creator of the key confirms it too. The same serial is the same money.
 */
@inject()
export class RecordReceivedLine {
  constructor(
    protected assignLine: AssignLine,
    protected matchLine: MatchLine,
    protected confirmLine: ConfirmLine
  ) {}

  /** @throws NotFound; UserError */
  async execute(ctx: HttpContext, code: string, money: NewLine, by: Reporter) {
    const order = isTransferCode(code) ? await findByReference(code) : null
    if (!order) throw new NotFound()
    nothingToAudit(ctx)
    const { id } = (await this.#known(ctx, code, money, order)) ?? (await this.#store(ctx, money, order, by))
    return { orderNo: order.orderNo, state: await this.#confirm(ctx, id, by) }
  }

  async #known(ctx: HttpContext, code: string, { bankSerial, amountFen }: NewLine, order: TransferOrder) {
    const line = await BankLine.findBy({ bankSerial })
    if (!line) return null
    const isUnmatched = line.state === BankLineState.Orphan || line.state === BankLineState.Proposed
    const isSame = line.amountFen === amountFen && (isUnmatched || line.orderId === order.id)
    if (!isSame) throw new UserError(messages.otherMoney, { code: 'status-changed', field: 'bankSerial' })
    if (isUnmatched) await this.matchLine.execute(ctx, line.id, code)
    return line
  }

  async #store(ctx: HttpContext, money: NewLine, order: TransferOrder, by: Reporter): Promise<BankLine> {
    const { bankSerial } = money
    const { id: statementId, fileName } = await statementOf(by)
    try {
      await this.assignLine.execute(money, order, async (trx, assignment) => {
        await BankLine.create({ ...money, ...assignment, statementId }, { client: trx })
        const after = { fileName, imported: 1, repeated: 0, wrong: 0 }
        await audit(trx, ctx, { action: 'bank-line.import', object: 'bank-lines', after })
      })
    } catch (error) {
      // The same call, at the same time.
      if (!isDuplicate(error)) throw error
    }
    return BankLine.findByOrFail({ bankSerial })
  }

  async #confirm(ctx: HttpContext, id: number, { adminId }: Reporter): Promise<ReceivedState> {
    const before = await stateOf(id)
    if (before !== BankLineState.Matched) return before
    try {
      await this.confirmLine.confirm(ctx, id, { adminId, isKey: true })
    } catch (error) {
      const meanwhile = await stateOf(id)
      if (error instanceof UserError && meanwhile !== BankLineState.Matched) return meanwhile
      throw error
    }
    return stateOf(id)
  }
}

async function stateOf(id: number): Promise<ReceivedState> {
  const { state, firstConfirmedBy } = await BankLine.findOrFail(id)
  return state === BankLineState.Matched && firstConfirmedBy !== null ? 'awaiting-second' : state
}

/** One a day, so that the lines stand together in the list of statements. */
async function statementOf({ accountName, adminId: importedBy }: Reporter): Promise<BankStatement> {
  const fileName = `接口：${accountName} ${toWireDay(now())}`
  const found = await BankStatement.findBy({ fileName, importedBy })
  return found ?? (await BankStatement.create({ fileName, importedBy, columns: NoColumns }))
}
