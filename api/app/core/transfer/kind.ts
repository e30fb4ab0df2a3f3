import type { Columns, Values } from '#core/transfer/columns'
import type { Problem } from '#core/transfer/problems'
import { TransferObjectText, type TransferObject } from '#core/transfer/terms'
import type { Trx } from '#core/transaction'

/** A row of a file. */
export interface TransferRow<C extends Columns = any, Ref = number> {
  object: TransferObject
  /** Of the file, for messages about other rows. */
  line: number
  source: string
  sourceId: string
  /** 32 hexadecimal digits of source, object and source id, for our key columns: `import:${key}`. */
  key: string
  values: Values<C, Ref>
  /** The `key` of the target by column, to find a row of the same parent: it has no id before it is written. */
  refs: Record<string, string>
  /** The row that an earlier import wrote or linked; null if this one is new. */
  rowId: number | null
  /** `rowId` was ours before the first import: its own values stay, and only empty ones are filled. */
  isLinked: boolean
  /** Rows of files that are part of this one (`partOf`), in the order of their lines. */
  parts: Partial<Record<TransferObject, TransferRow<any, Ref>[]>>
}

/** During a check, references to rows that this import will write are null. */
export type CheckedRow<C extends Columns = any> = TransferRow<C, number | null>

/** Which row a column references, written or not; equal for equal targets. */
export const targetOf = ({ values, refs }: CheckedRow, column: string): string =>
  String(values[column] ?? refs[column] ?? '')

interface RowContext {
  /** An error: the row (with its parts) is not written. */
  refuse: (row: TransferRow<any, any>, problem: Problem) => void
  /** A warning (code W_…) or a note (N_…). */
  note: (row: TransferRow<any, any>, problem: Problem) => void
  /** Other rows of this import with the same ID number or telephone, in the order of their lines, without parts. */
  othersWith: (row: TransferRow<any, any>, column: string) => CheckedRow[]
  /** The content of a cell of type `file`. */
  readFile: (path: string) => Promise<Buffer>
  /** The name of the former platform, as learners know it. */
  sourceName: string
}

/** What a check needs of rows that this import has not written yet. */
export interface Preview {
  /** The rows that a column references, by the row with the reference; without those that are in the database. */
  targets: (rows: CheckedRow[], column: string) => Promise<Map<CheckedRow, CheckedRow>>
  /** Adds to a number that is found again in later batches, also of other objects. Returns the sum. */
  count: (key: string, amount?: number) => number
}

export interface CheckContext extends RowContext {
  /** Absent during a preview, which reads outside transactions. Pass it to every query. */
  trx?: Trx
  /** Absent before writing, when all that is referenced is in the database. */
  preview?: Preview
  /**
   * A new row belongs to this one, which is not from this source. `write` then sees it as `rowId`. Null: to a row of
   * this import that is not written yet.
   */
  link: (row: TransferRow<any, any>, rowId: number | null) => void
}

export interface WriteContext extends RowContext {
  trx: Trx
  runId: number
  /** Every row of a call, and of its parts, is either refused or done. */
  done: (row: TransferRow, rowId: number) => void
}

export interface ReadContext {
  /** One snapshot for the whole export. Pass it to every query. */
  client?: Trx
  /** Whether ID numbers and telephones are read in clear. */
  isClear: boolean
  /** Stores a file below `files/`. */
  writeFile: (path: string, bytes: AsyncIterable<Uint8Array> | Uint8Array) => Promise<void>
}

/** References are ids of our rows. */
export interface ReadRow<C extends Columns = any> {
  id: number
  /** From 1, of a record that needs several rows: they have the same id, and come from one call of `read`. */
  part?: number
  values: Values<C>
}

/** How one object comes in and goes out. Registered in `start/transfers.ts`. */
export interface TransferKind<C extends Columns = any> {
  object: TransferObject
  /** Chinese; also the name of its sheet in a workbook. */
  title: string
  /** The table of `rowId`, for references such as `#123`. */
  table: string
  /** In the order of the file. `source_id` and `source` are added by the engine. */
  columns: C
  /** At least one of these is needed. */
  requiresOneOf?: readonly (keyof C & string)[]
  /** Written with its parent in one call; `column` is the reference to it. Such a kind has neither check nor write. */
  partOf?: { object: TransferObject; column: keyof C & string }
  /** Rows per transaction, 200 if absent. */
  batch?: number
  /**
   * Compares rows with the database, without writing: in the preview, and again before `write` in its transaction. It
   * may change values that `write` then sees.
   */
  check?: (rows: CheckedRow<C>[], context: CheckContext) => Promise<void>
  /** New rows and rows with other soft values (`rowId`). */
  write?: (rows: TransferRow<C>[], context: WriteContext) => Promise<void>
  /** After the last row of a run, outside transactions: a search index, for example. It may run twice. */
  finish?: (runId: number) => Promise<void>
  /** Ids of rows to export after a change since then (stored UTC); if absent, by `created_at` and `updated_at`. */
  changed?: (since: string, client: Trx) => Promise<Set<number>>
  /** Rows with a larger id in the order of their ids, at most `limit`. */
  read?: (afterId: number, limit: number, context: ReadContext) => Promise<ReadRow<C>[]>
}

/** Infers the types of the values from the columns. */
export function transferKind<const C extends Columns>(kind: Omit<TransferKind<C>, 'title'>): TransferKind<C> {
  return { ...kind, title: TransferObjectText[kind.object] }
}

const kinds = new Map<TransferObject, TransferKind>()
const rebuilds: (() => Promise<unknown>)[] = []

/** In the order of writing. @param after run once at the end of an import: sums and indexes of all rows */
export function registerTransfers(some: TransferKind[], after: (() => Promise<unknown>)[]): void {
  for (const kind of some) kinds.set(kind.object, kind)
  rebuilds.push(...after)
}

export const transferKinds = (): TransferKind[] => [...kinds.values()]

export const transferRebuilds = (): readonly (() => Promise<unknown>)[] => rebuilds

export function findTransferKind(object: string): TransferKind | undefined {
  return kinds.get(object as TransferObject)
}
