import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { findOwnExport } from '#exports/own_exports'
import { ExportState, messages } from '#exports/terms'

/** A running export stops before its next batch, because its run has no token any more. */
export async function cancelExport(user: CurrentUser, id: number): Promise<void> {
  await findOwnExport(user, id)
  const cancelled = await transaction((trx) =>
    trx
      .from('exports')
      .where('id', id)
      .whereIn('state', [ExportState.Waiting, ExportState.Running])
      .update({
        state: ExportState.Cancelled,
        finished_at: toStored(now()),
        slot: null,
        run_token: null,
        leased_until: null,
      })
  )
  if (!Number(cancelled)) throw new UserError(messages.nothingToCancel)
}
