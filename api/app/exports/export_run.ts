import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { LeasedRow, notRunning } from '#core/leases/leased_row'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import type Export from '#exports/export'
import { exportSettings } from '#exports/export_settings'
import { nextQueuedExport } from '#exports/next_queued_export'
import { ExportState, ExportsPage, messages } from '#exports/terms'
import { writeMessage } from '#messages/write_message'

const maxTries = 3

/** One run of an export. It writes only while it owns the row. */
export class Run {
  readonly #leased: LeasedRow

  private constructor(readonly row: Export) {
    this.#leased = new LeasedRow('exports', row.id)
  }

  /** Takes the next queued export if a slot is free. If two want the same slot, the unique key admits one. */
  static async begin(): Promise<Run | null> {
    await requeueAbandoned()
    for (let slot = 1; slot <= exportSettings.atOnce; slot++) {
      const next = await nextQueuedExport()
      if (!next) return null
      const run = new Run(next)
      if (await run.#enter(slot)) return run
    }
    return null
  }

  #enter(slot: number): Promise<boolean> {
    return this.#leased.enter(slot, [ExportState.Waiting], {
      state: ExportState.Running,
      started_at: toStored(now()),
      rows_done: 0,
      attempts: this.row.attempts + 1,
    })
  }

  /** @throws LeaseLost */
  async report(progress: { rows_done: number } | { object_key: string; rows_total: number }) {
    await this.#leased.report(progress)
  }

  /** Notifies the user in the same transaction. @throws LeaseLost */
  async finish({ bytes, rows, expiresAt }: { bytes: number; rows: number; expiresAt: DateTime }) {
    const { id, userId, fileName } = this.row
    const done = {
      state: ExportState.Done,
      bytes,
      rows_done: rows,
      ...notRunning,
      finished_at: toStored(now()),
      expires_at: toStored(expiresAt),
    }
    await transaction(async (trx) => {
      await this.#leased.write(done, trx)
      await writeMessage(trx, userId, {
        kind: 'exportReady',
        reference: `export:${id}`,
        facts: { fileName, page: ExportsPage },
      })
    })
  }

  async fail(reason: string): Promise<void> {
    await this.#leased.write({ state: ExportState.Failed, reason, ...notRunning, finished_at: toStored(now()) })
  }

  /** For a process that shuts down: another one takes over at once, and it does not count as an attempt. */
  async release(): Promise<void> {
    await this.#leased.write({ state: ExportState.Waiting, ...notRunning, attempts: this.row.attempts })
  }
}

/** Requeues exports of dead processes from the beginning, up to a limit. */
async function requeueAbandoned(): Promise<void> {
  const lost = () => db.from('exports').where('state', ExportState.Running).where('leased_until', '<', toStored(now()))
  await lost()
    .where('attempts', '>=', maxTries)
    .update({ state: ExportState.Failed, reason: messages.interrupted, ...notRunning, finished_at: toStored(now()) })
  await lost().update({ state: ExportState.Waiting, ...notRunning })
}
