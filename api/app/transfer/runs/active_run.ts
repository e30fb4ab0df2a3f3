import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { UserError } from '#core/errors'
import { isDraining } from '#core/http/draining'
import { LeasedRow, LeaseLost, notRunning } from '#core/leases/leased_row'
import { inDataFolder } from '#core/process/data_folder'
import { now, toStored } from '#core/time'
import type ImportRun from '#transfer/runs/import_run'
import { ImportState, messages } from '#transfer/terms'

const heartbeatMs = 15_000

/** After each batch the process pauses for this fraction of its time, for other requests. */
const restOfBatch = 0.5

/** The first rest comes after the reading of all files, which took minutes. */
const mostRestMs = 500

export class ShuttingDown extends Error {}

/** A run that this process works on. One at a time in all processes. */
export class ActiveRun {
  readonly leased: LeasedRow
  #heartbeat?: NodeJS.Timeout
  #lost = false
  #began = performance.now()

  private constructor(readonly row: ImportRun) {
    this.leased = new LeasedRow('import_runs', row.id)
  }

  /** @throws UserError while another run is at work */
  static async enter(row: ImportRun, state: 'staging' | 'running'): Promise<ActiveRun> {
    await releaseAbandoned()
    const run = new ActiveRun(row)
    const from = [row.state]
    const isOurs = await run.leased.enter(1, from, { state, started_at: toStored(now()) })
    if (!isOurs) throw new UserError(messages.otherRuns)
    run.#heartbeat = setInterval(() => void run.#beat(), heartbeatMs).unref()
    return run
  }

  get folder(): string {
    return runFolder(this.row.id)
  }

  get stagePath(): string {
    return join(this.folder, 'stage.sqlite')
  }

  async createFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
  }

  /** To be awaited between batches: it yields to other requests. @throws LeaseLost, ShuttingDown */
  readonly between = async (): Promise<void> => {
    if (this.#lost) throw new LeaseLost()
    if (isDraining()) throw new ShuttingDown()
    await pause(Math.min((performance.now() - this.#began) * restOfBatch, mostRestMs))
    this.#began = performance.now()
  }

  stopHeartbeat(): void {
    clearInterval(this.#heartbeat)
  }

  /** @throws LeaseLost */
  async end(state: ImportState, values: Record<string, unknown> = {}, client?: Parameters<LeasedRow['write']>[1]) {
    this.stopHeartbeat()
    await this.leased.write({ ...notRunning, state, ...values }, client)
  }

  /** For a process that shuts down, or fails: never throws, because the first error matters. */
  async leave(error: unknown, state: 'staging' | 'running'): Promise<void> {
    const isPaused = error instanceof ShuttingDown && state === 'running'
    const reason = error instanceof UserError ? error.message : messages.broken
    const values = isPaused ? {} : { reason, finished_at: toStored(now()) }
    await this.end(isPaused ? ImportState.Paused : ImportState.Failed, values).catch(() => undefined)
    if (!isPaused) await removeRunFolder(this.row.id)
  }

  async #beat(): Promise<void> {
    await this.leased.report({}).catch((error) => {
      if (error instanceof LeaseLost) this.#lost = true
    })
  }
}

export const runFolder = (id: number) => inDataFolder(`imports/${id}`)

export const removeRunFolder = (id: number) => rm(runFolder(id), { recursive: true, force: true })

/** Of dead processes: a run that was writing can go on. Jobs take theirs up again (`admin/next_import.ts`). */
export async function releaseAbandoned(): Promise<void> {
  const lost = (state: ImportState) =>
    db.from('import_runs').where('state', state).where('leased_until', '<', toStored(now())).whereNull('upload_key')
  await lost(ImportState.Running).update({ state: ImportState.Paused, ...notRunning })
  const failed = { state: ImportState.Failed, reason: messages.interrupted, finished_at: toStored(now()) }
  await lost(ImportState.Staging).update({ ...failed, ...notRunning })
}
