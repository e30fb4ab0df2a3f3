import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { nothingToAudit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { rowId } from '#core/rules'
import { transaction, type Trx } from '#core/transaction'

export interface RowResults {
  succeeded: number
  /** Rows that stay as they are, and why. */
  refused: { id: number; reason: string }[]
}

/** As many as a list shows on one page. */
export const MaxRowsAtOnce = 100

export const rowIds = () => vine.array(rowId()).minLength(1).maxLength(MaxRowsAtOnce).distinct()

/**
 * One transaction for all rows, in the order of their ids. Each has a savepoint: a row that a rule refuses stays as it
 * is and does not stop the others. `change` checks the policy of its row and writes its audit entry.
 */
export async function eachRow(
  ctx: HttpContext,
  ids: number[],
  change: (trx: Trx, id: number, whole: Trx) => Promise<void>
): Promise<RowResults> {
  const refused = await transaction(async (whole) => {
    const reasons: RowResults['refused'] = []
    for (const id of ids.toSorted((a, b) => a - b)) {
      const trx = await whole.transaction()
      try {
        await change(trx, id, whole)
        await trx.commit()
      } catch (error) {
        await trx.rollback()
        if (!(error instanceof UserError) && !(error instanceof NotFound)) throw error
        reasons.push({ id, reason: error.message })
      }
    }
    return reasons
  })
  if (refused.length === ids.length) nothingToAudit(ctx)
  return { succeeded: ids.length - refused.length, refused }
}
