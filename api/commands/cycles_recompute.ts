import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** After a restored backup, or when `ace invariants` names cycles; can be interrupted and started again. */
export default class CyclesRecompute extends BaseCommand {
  static commandName = 'cycles:recompute'
  static description = 'Count uploaded hours, sums and states of all cycles of further education again'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { recomputeCycles } = await import('#certificates/cycles/recompute_cycles')
    const started = performance.now()
    const { people, targets, states } = await recomputeCycles()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    this.logger.success(
      `hours of ${people} people checked, ${targets} sums and ${states} states changed, in ${seconds} s`
    )
  }
}
