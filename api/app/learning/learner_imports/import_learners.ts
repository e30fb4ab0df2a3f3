import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { nothingToAudit } from '#core/audit/audit'
import { UserError } from '#core/errors'
import type { SheetRow } from '#learning/learner_imports/check_cells'
import { ImportBatch, type BatchResult } from '#learning/learner_imports/import_batch'
import { compareRows } from '#learning/learner_imports/preview_import'
import { learnerImportMessages as messages } from '#learning/learner_imports/terms'

interface Requested {
  /** Rows with faults are left out; otherwise nothing is imported while there is one. */
  skipFaulty: boolean
  /** People that earlier calls have imported. */
  offset: number
}

/** People per transaction, and per call: the client calls again until all are done. */
const peopleInBatch = 100
const peopleInCall = 500

@inject()
export class ImportLearners {
  constructor(protected batch: ImportBatch) {}

  async execute(ctx: HttpContext, rows: SheetRow[], { skipFaulty, offset }: Requested) {
    if (!skipFaulty && offset === 0) await ensureNoFaults(rows)
    const valid = rows.filter(({ faults }) => !faults.length)
    const people = [...Map.groupBy(valid, ({ person }) => person.telephone).values()]
    if (!people.length) throw new UserError(messages.nothing)
    const until = Math.min(offset + peopleInCall, people.length)
    const results: BatchResult[] = []
    for (let at = offset; at < until; at += peopleInBatch) {
      results.push(await this.batch.execute(ctx, people.slice(at, Math.min(at + peopleInBatch, until)).flat()))
    }
    // Nothing changes when a sheet is imported again.
    nothingToAudit(ctx)
    const sum = (name: 'added' | 'existing' | 'granted' | 'already') =>
      results.reduce((total, result) => total + result[name], 0)
    return {
      done: until,
      total: people.length,
      added: sum('added'),
      existing: sum('existing'),
      granted: sum('granted'),
      already: sum('already'),
      refused: results.flatMap(({ refused }) => refused).map(({ line, faults }) => ({ line, faults })),
    }
  }
}

async function ensureNoFaults(rows: SheetRow[]): Promise<void> {
  const wrong = (await compareRows(rows)).filter(({ faults }) => faults.length)
  if (wrong.length) throw new UserError(messages.faultsLeft(wrong.length))
}
