import type { BankLineState } from '#commerce/bank_transfers/terms'
import { BankLineSchema } from '#core/schema'
import { NotFound } from '#core/errors'
import type { Trx } from '#core/transaction'

export default class BankLine extends BankLineSchema {
  declare state: BankLineState

  static async lockById(trx: Trx, id: number): Promise<BankLine> {
    const line = await BankLine.query({ client: trx }).where('id', id).forUpdate().first()
    if (!line) throw new NotFound()
    return line
  }
}
