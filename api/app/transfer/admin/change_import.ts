import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import type { AuditAction } from '#core/audit/terms'
import { NotFound, UserError } from '#core/errors'
import { notRunning } from '#core/leases/leased_row'
import { now, toStored } from '#core/time'
import { isDuplicate, transaction } from '#core/transaction'
import ImportRun from '#transfer/runs/import_run'
import { canDiscardImport, ImportState, messages } from '#transfer/terms'

interface Change {
  action: AuditAction
  isAllowed: (run: ImportRun) => boolean
  refusal: string
  values: () => Record<string, unknown>
}

/** With the only slot, so that no other import begins before the job. */
const waiting = () => ({ state: ImportState.Waiting, slot: 1, attempts: 0 })

export const importChanges = {
  start: {
    action: 'transfer.start',
    isAllowed: ({ state }) => state === ImportState.Checked,
    refusal: messages.notStartable,
    values: waiting,
  },
  /** A running job stops before its next batch, because its run has no token any more. */
  pause: {
    action: 'transfer.pause',
    isAllowed: ({ state }) => state === ImportState.Waiting || state === ImportState.Running,
    refusal: messages.notPausable,
    values: () => ({ state: ImportState.Paused, ...notRunning }),
  },
  resume: {
    action: 'transfer.resume',
    isAllowed: ({ state }) => state === ImportState.Paused,
    refusal: messages.notResumable,
    values: waiting,
  },
  discard: {
    action: 'transfer.discard',
    isAllowed: ({ state }) => canDiscardImport(state),
    refusal: messages.notDiscardable,
    values: () => ({ state: ImportState.Discarded, ...notRunning, finished_at: toStored(now()) }),
  },
  acknowledge: {
    action: 'transfer.acknowledge',
    isAllowed: ({ state, acknowledgedAt }) => state === ImportState.DoneWithBreaks && !acknowledgedAt,
    refusal: messages.notAcknowledgeable,
    values: () => ({ acknowledged_at: toStored(now()) }),
  },
} as const satisfies Record<string, Change>

/** @throws NotFound, UserError */
export async function changeImport(ctx: HttpContext, id: number, change: Change): Promise<void> {
  await transaction(async (trx) => {
    const run = await ImportRun.query({ client: trx }).where('id', id).forUpdate().first()
    if (!run) throw new NotFound()
    const { isAllowed, refusal, values, action } = change
    if (!isAllowed(run)) throw new UserError(refusal)
    const next = values()
    // Its files lie on the server: only the console can continue it.
    if (next.slot === 1 && !run.uploadKey) throw new UserError(messages.filesGone)
    await trx
      .from('import_runs')
      .where('id', id)
      .update(next)
      .catch((error: unknown) => {
        throw isDuplicate(error) ? new UserError(messages.otherRuns) : error
      })
    await audit(trx, ctx, { action, object: `import-run:${id}`, after: { file: run.fileName } })
  })
}
