import type { TransferObject } from '#core/transfer/terms'
import type { Problem } from '#core/transfer/problems'
import type { Cell } from '#transfer/reading/parse_cell'

export interface RawRow {
  /** The physical line on which the record begins, from 1. */
  line: number
  cells: Cell[]
}

/** The rows of one object in one file, as texts. */
export interface RawTable {
  /** As the report names it: `people.csv`, or `a.xlsx/学员`. */
  file: string
  object: TransferObject
  head: string[]
  rows: AsyncIterable<RawRow> | Iterable<RawRow>
}

/** Of a row, or of a whole file (line 0). */
export interface FileProblem {
  file: string
  line: number
  sourceId?: string
  /** Every row of the file is refused. */
  isWholeFile?: true
  /** The row belongs to this one, which is refused with it. */
  parent?: string
  problem: Problem
}

/** The file cannot be read on from here; what was read is refused with it. */
export class UnreadableFile extends Error {
  constructor(
    readonly problem: Problem,
    readonly line = 0
  ) {
    super(problem.code)
  }
}
