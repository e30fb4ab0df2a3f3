import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { isDuplicate, type Trx } from '#core/transaction'

type Queries = Pick<Trx, 'from'>

/** A run without a report for this long is dead. */
const leaseSeconds = 60

/** A user stopped the run, or another process took it over. */
export class LeaseLost extends Error {}

export const notRunning = { slot: null, run_token: null, leased_until: null }

/**
 * A row of long work that one process does at a time. The table has the columns `slot` (unique: it limits the runs in
 * all processes), `run_token` and `leased_until` (docs/decisions/0054). It is written only with the token.
 */
export class LeasedRow {
  readonly #token = randomUUID()

  constructor(
    readonly table: string,
    readonly id: number
  ) {}

  /** Of two that want the same slot, the unique key admits one. @returns whether this process owns the row now */
  async enter(slot: number, from: readonly string[], values: Record<string, unknown>): Promise<boolean> {
    const entered = await db
      .from(this.table)
      .where('id', this.id)
      .whereIn('state', [...from])
      .whereNull('run_token')
      .update({ ...values, slot, run_token: this.#token, ...this.#lease() })
      .catch((error: unknown) => {
        if (isDuplicate(error)) return 0
        throw error
      })
    return Number(entered) === 1
  }

  /** Progress, which extends the lease. @throws LeaseLost */
  async report(values: Record<string, unknown>, client?: Queries): Promise<void> {
    await this.write({ ...values, ...this.#lease() }, client)
  }

  /** @throws LeaseLost */
  async write(values: Record<string, unknown>, client: Queries = db): Promise<void> {
    const written = await client.from(this.table).where('id', this.id).where('run_token', this.#token).update(values)
    if (!Number(written)) throw new LeaseLost()
  }

  #lease() {
    return { leased_until: toStored(now().plus({ seconds: leaseSeconds })) }
  }
}
