import type { TransferObject } from '#core/transfer/terms'

/** What a cell of each type becomes. */
interface ValueTypes {
  text: string
  /** One of `values`. */
  choice: string
  /** A valid number of eighteen characters. Sealed in the stage. */
  idCard: string
  /** A mobile number of eleven digits. Sealed in the stage. */
  telephone: string
  /** UTC, as the database stores it: `2026-11-30 01:02:03`. The cell is in Shanghai time. */
  time: string
  /** `2026-11-30` */
  day: string
  /** Integer fen; the cell is in yuan. */
  yuan: number
  /** Integer basis points: `0.95` is 9500. */
  ratio: number
  /** Integer basis points: `12.5` is 1250. */
  percent: number
  seconds: number
  int: number
  bool: boolean
  /** Texts separated by `;`. */
  list: string[]
  /** A path below `files/`, of a file that exists. */
  file: string
  /** The id of the row in our table. */
  ref: number
}
export type ColumnType = keyof ValueTypes

export interface TransferColumn {
  title: string
  type: ColumnType
  required?: true
  /** Most characters of a text, or of each text of a list. */
  max?: number
  /** Range of a number, as in the cell (yuan, not fen). */
  range?: readonly [number, number]
  /** Values of a choice and their Chinese labels. A cell may have either. */
  values?: Readonly<Record<string, string>>
  /** Target of a ref. */
  ref?: TransferObject
  /** Checked after the type, for other texts: an unanchored pattern would accept more than it shows. */
  pattern?: RegExp
  /** Of a file: what is wrong with it. @param path full */
  fileFault?: (path: string) => Promise<string | null>
  /** A personal text, encrypted in the stage as ID numbers and telephones are. */
  isSealed?: true
  /** Added up in the preview. */
  isSummed?: true
  example: string
  description: string
  /** How a later import treats another value: it updates the row (`soft`), or the row is refused with E_FINAL. */
  change: 'soft' | 'hard'
}

export type Columns = Readonly<Record<string, TransferColumn>>

type ValueOf<C extends TransferColumn, Ref> = C['type'] extends 'ref' ? Ref : ValueTypes[C['type']]

/** The values of a row. Empty cells of optional columns are null. */
export type Values<C extends Columns, Ref = number> = {
  -readonly [Name in keyof C]: C[Name] extends { required: true } ? ValueOf<C[Name], Ref> : ValueOf<C[Name], Ref> | null
}
