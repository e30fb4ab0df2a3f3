export interface RowSelection<R> {
  keys: (number | string)[]
  nameOf: (row: R) => string
  /** Rows whose state cannot be changed here. */
  isLocked?: (row: R) => boolean
  tick: (rows: readonly R[], on: boolean) => void
}
