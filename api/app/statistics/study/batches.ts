import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

type Rows = DatabaseQueryBuilderContract

/** Rows whose column is greater than one value, if given, and at most another. */
export interface BatchRange {
  column: string
  after: string | number | null
  through: string | number
}

/** Pause after each step as a multiple of its duration, so that the database stays available. */
const restOfStep = 1

/** All rows with a value in batches, in the order of an indexed column; rows of one value stay together. */
export async function forEachBatch(
  of: { rows: () => Rows; column: string; size: number },
  work: (step: BatchRange) => Promise<void>
): Promise<void> {
  const { rows, column, size } = of
  for (let after: BatchRange['after'] = null; ;) {
    const began = performance.now()
    const known = () => rows().whereNotNull(column).select(column)
    const left = () => (after === null ? known() : known().where(column, '>', after))
    const last =
      (await left()
        .orderBy(column)
        .offset(size - 1)
        .first()) ?? (await left().orderBy(column, 'desc').first())
    if (!last) return
    await work({ column, after, through: last[column] })
    after = last[column]
    await pause((performance.now() - began) * restOfStep)
  }
}

export function withinStep(rows: Rows, { column, after, through }: BatchRange): void {
  rows.where(column, '<=', through)
  if (after !== null) rows.where(column, '>', after)
}
