/** Rows that can be ticked, at the start of a table row and on top of a card. */
export interface RowSelection<R> {
  keys: number[]
  nameOf: (row: R) => string
  tick: (rows: readonly R[], on: boolean) => void
}
