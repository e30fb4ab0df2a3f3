import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { CycleState } from '#certificates/cycles/terms'
import { now, toStored, toWireDay } from '#core/time'

/** Cycles that ended with hours missing. */
export default class CloseCyclesJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await db
      .from('education_cycles')
      .where('state', CycleState.Open)
      .where('ends_on', '<', toWireDay(now()))
      .update({ state: CycleState.Closed, updated_at: toStored(now()) })
  }
}
