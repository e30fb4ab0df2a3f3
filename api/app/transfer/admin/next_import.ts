import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { notRunning } from '#core/leases/leased_row'
import { announceEnd } from '#transfer/runs/announce_end'
import ImportRun from '#transfer/runs/import_run'
import { ImportState, messages } from '#transfer/terms'

const maxAttempts = 3

/** What a job goes on with, from the state in which a process left the run. */
export const stateBefore = { staging: ImportState.Received, running: ImportState.Waiting } as const

/** The run that waits for a job, if any. */
export async function nextImport(): Promise<ImportRun | null> {
  await requeueAbandoned()
  return ImportRun.query()
    .whereIn('state', [ImportState.Received, ImportState.Waiting])
    .whereNull('runToken')
    .orderBy('id')
    .first()
}

/** Runs of dead processes, up to a limit. */
async function requeueAbandoned(): Promise<void> {
  for (const [left, before] of Object.entries(stateBefore)) {
    const lost = await ImportRun.query()
      .where('state', left)
      .whereNotNull('uploadKey')
      .where('leasedUntil', '<', toStored(now()))
    for (const run of lost) await requeue(run, before)
  }
}

/** Two processes may find it; the state and the token admit one. */
async function requeue(run: ImportRun, before: ImportState): Promise<void> {
  const isLast = run.attempts >= maxAttempts
  const failed = { state: ImportState.Failed, reason: messages.tooOften, finished_at: toStored(now()), ...notRunning }
  await transaction(async (trx) => {
    const changed = await trx
      .from('import_runs')
      .where({ id: run.id, state: run.state, run_token: run.runToken })
      .update(isLast ? failed : { state: before, run_token: null, leased_until: null })
    if (Number(changed) && isLast) await announceEnd(trx, run, ImportState.Failed)
  })
}

export const countAttempt = (id: number) => db.from('import_runs').where('id', id).increment('attempts', 1)
