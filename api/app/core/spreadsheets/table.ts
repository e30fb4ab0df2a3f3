export interface TableSource {
  bytes: Uint8Array
  isCsv?: boolean
  /** Titles of all columns that are read. */
  columns: readonly string[]
  /** Without these titles a sheet is not read. */
  needed: readonly string[]
  maxRows: number
  noColumns: string
  empty: string
  tooManyRows: string
}

export interface TableRow {
  /** As the spreadsheet program counts. */
  line: number
  /** Text by the title of the column; a column that is missing is empty. */
  cells: Record<string, string>
  /** Columns with a formula, whose value may be out of date. */
  formulas: string[]
  /** Columns whose cell is stored as a number, so that digits of a long one may be lost. */
  numbers: string[]
}

export type Table = TableRow[]

/** All cells of the named sheets, for files whose columns the caller compares itself. */
export interface SheetSource {
  bytes: Uint8Array
  sheets: readonly string[]
  maxRows: number
  tooManyRows: string
}

export interface SheetCell {
  text: string
  /** Stored as a number, so that digits of a long one may be lost. */
  isNumber: boolean
}

export interface SheetRows {
  name: string
  head: string[]
  /** Without empty rows. */
  rows: { line: number; cells: SheetCell[] }[]
}
