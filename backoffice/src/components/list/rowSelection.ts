export interface RowSelection<R> {
  keys: number[]
  nameOf: (row: R) => string
  tick: (rows: readonly R[], on: boolean) => void
}
