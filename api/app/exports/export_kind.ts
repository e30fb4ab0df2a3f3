import { setImmediate as turnOfOthers } from 'node:timers/promises'
import type { VineValidator } from '@vinejs/vine'
import type { AuditAction, AuditObject } from '#core/audit/terms'
import type { CurrentUser } from '#core/current_user'
import type { Policy } from '#core/http/access_policies'
import { maskTelephone } from '#core/shared_rules'
import type { Cell, Sheet } from '#core/spreadsheet'
import { ExportKindText, messages, type ExportKindName } from '#exports/terms'

interface AnyExportKind<Filters extends object> {
  name: ExportKindName
  policy: Policy
  validator: VineValidator<any, any>
  action: AuditAction
  object: AuditObject | ((filters: Filters) => AuditObject)
  /** @throws UserError, NotFound */
  refuse?: (filters: Filters, user: CurrentUser) => Promise<unknown> | void
  /** The filters by their labels; filters without a value are left out. */
  words: (filters: Filters) => Record<string, string | undefined>
}

/** A zip of several files, always made by a job. */
export interface ArchiveKind<Filters extends object = any> extends AnyExportKind<Filters> {
  /** Shown as the total while it runs. */
  count: (filters: Filters) => Promise<number>
  /** `before` is called between two parts of the work; if it throws, the work ends. */
  write: (filters: Filters, work: ArchiveWork) => Promise<{ bytes: number; rows: number }>
}

interface ArchiveWork {
  before: (done: number) => Promise<void>
  store: (parts: AsyncIterable<Uint8Array>) => Promise<number>
}

/**
 * How a domain's sheet is made. Its rows are selected once at the start; their contents are read later. So no row is
 * duplicated, and rows deleted meanwhile are missing.
 */
export interface ExportKind<Filters extends object = any> extends AnyExportKind<Filters> {
  sheetName: string
  columns: Sheet['columns']
  /** Ids in the order of the sheet, at most `most`. */
  found: (filters: Filters, maxRows: number) => PromiseLike<{ id: number | string }[]>
  /** The cells of the rows with these ids, in the same order. */
  cells: (ids: number[], filters: Filters) => Promise<Cell[][]>
  /** Replaces the usual message. */
  tooMany?: string
}

/** Ids per batch: read with a few statements, and written before the next batch is read. */
const batch = 500

/** Rows written without yielding to other requests: a whole batch would delay each of them. */
const rowsPerTick = 50

const kinds = new Map<ExportKindName, ExportKind | ArchiveKind>()

export function registerExports(some: (ExportKind | ArchiveKind)[]): void {
  for (const kind of some) kinds.set(kind.name, kind)
}

export const exportKinds = (): (ExportKind | ArchiveKind)[] => [...kinds.values()]

export const isArchive = (kind: ExportKind | ArchiveKind): kind is ArchiveKind => 'write' in kind

export function exportKind(name: ExportKindName): ExportKind | ArchiveKind {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`nobody registered the export ${name}`)
  return kind
}

export const fileNameOf = (kind: ExportKind | ArchiveKind): string =>
  `${ExportKindText[kind.name]}.${isArchive(kind) ? 'zip' : 'xlsx'}`

/** Ids in the order of the sheet, up to a maximum. */
export async function idsOf<Filters extends object>(
  kind: ExportKind<Filters>,
  filters: Filters,
  maxRows: number
): Promise<number[]> {
  const rows = await kind.found(filters, maxRows)
  return rows.map(({ id }) => Number(id))
}

/** @param before called before each batch with the number of rows done; if it throws, the sheet ends */
export function sheetOf<Filters extends object>(
  kind: ExportKind<Filters>,
  { ids, filters }: { ids: number[]; filters: Filters },
  before: (done: number) => Promise<void> = async () => {}
): Sheet {
  async function* rows() {
    for (let at = 0; at < ids.length; at += batch) {
      await before(at)
      const cells = await kind.cells(ids.slice(at, at + batch), filters)
      for (const [no, row] of cells.entries()) {
        if (no % rowsPerTick === 0) await turnOfOthers()
        yield row
      }
    }
  }
  return { name: kind.sheetName, columns: kind.columns, rows: rows() }
}

export function auditedAs<Filters extends object>(kind: AnyExportKind<Filters>, filters: Filters) {
  const { action, object } = kind
  return { action, object: typeof object === 'function' ? object(filters) : object }
}

/** Also for the audit log, which stores no whole number. */
export function describeFilters(kind: AnyExportKind<any>, filters: Record<string, unknown>): string {
  const words = Object.entries(kind.words(maskedFilters(filters)))
  const parts = words.filter(([, text]) => text).map(([label, text]) => `${label}：${text}`)
  return parts.join('；').slice(0, 500) || messages.allRows
}

function maskedFilters(filters: Record<string, unknown>): Record<string, unknown> {
  const { telephone } = filters
  if (typeof telephone !== 'string') return { ...filters }
  return { ...filters, telephone: maskTelephone(telephone) }
}

/** `起 至 止` of two times; either may be missing. */
export function rangeWords(from?: string, until?: string): string | undefined {
  if (!from && !until) return undefined
  return `${from ?? '最早'} 至 ${until ?? '现在'}`
}
