import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { now, toStored } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'
import type Export from '#exports/export'
import { exportSettings } from '#exports/export_settings'
import { nextQueuedExport } from '#exports/next_queued_export'
import { ExportState, ExportsPage, messages } from '#exports/terms'
import { writeMessage } from '#messages/write_message'

type Queries = Pick<Trx, 'from'>

/** A run without a report for this long is dead. A batch and the upload of a file take less. */
const leaseSeconds = 60
const maxTries = 3

/** A user cancelled the export, or another process took it over. */
export class ExportLeaseLost extends Error {}

const leaseEnd = () => toStored(now().plus({ seconds: leaseSeconds }))
const notRunning = { slot: null, run_token: null, leased_until: null }

/** One run of an export. It writes only while it owns the token. */
export class Run {
  readonly #token = randomUUID()

  private constructor(readonly row: Export) {}

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

  async #enter(slot: number): Promise<boolean> {
    const entered = await db
      .from('exports')
      .where('id', this.row.id)
      .where('state', ExportState.Waiting)
      .update({
        state: ExportState.Running,
        slot,
        run_token: this.#token,
        leased_until: leaseEnd(),
        started_at: toStored(now()),
        rows_done: 0,
        attempts: this.row.attempts + 1,
      })
      .catch((error: unknown) => {
        if (isDuplicate(error)) return 0
        throw error
      })
    return Number(entered) === 1
  }

  /** @throws ExportLeaseLost */
  async report(progress: { rows_done: number } | { object_key: string; rows_total: number }) {
    await this.#write({ ...progress, leased_until: leaseEnd() })
  }

  /** Notifies the user in the same transaction. @throws ExportLeaseLost */
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
      await this.#write(done, trx)
      await writeMessage(trx, userId, {
        kind: 'exportReady',
        reference: `export:${id}`,
        facts: { fileName, page: ExportsPage },
      })
    })
  }

  async fail(reason: string): Promise<void> {
    await this.#write({ state: ExportState.Failed, reason, ...notRunning, finished_at: toStored(now()) })
  }

  /** For a process that shuts down: another one takes over at once, and it does not count as an attempt. */
  async release(): Promise<void> {
    await this.#write({ state: ExportState.Waiting, ...notRunning, attempts: this.row.attempts })
  }

  async #write(values: Record<string, unknown>, client: Queries = db): Promise<void> {
    const written = await client.from('exports').where('id', this.row.id).where('run_token', this.#token).update(values)
    if (!Number(written)) throw new ExportLeaseLost()
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
