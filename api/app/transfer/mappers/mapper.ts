import type { TransferObject } from '#core/transfer/terms'

/** A row of a file of another platform. Titles are as in its head; empty cells and dashes are ''. */
export interface SourceRow {
  file: string
  line: number
  cells: Map<string, string>
}

export type Values = Record<string, string | undefined>

export interface Output {
  /** Writes a row of the exchange folder. A second row with the same id of `people` fills its blanks. */
  write(object: TransferObject, sourceId: string, values: Values): void
  /** Records why a row, or a part of it, is not moved. */
  skip(row: Pick<SourceRow, 'file' | 'line'>, reason: string): void
  /** The course or chapter that the operator entered for this title in `titles.csv`; asks for it when it is missing. */
  idOfTitle(title: string): string | null
}

/** One of the files that a platform exports, recognised by its titles. */
export interface SourceFile {
  /** Titles that only this file has together. */
  titles: string[]
  map(row: SourceRow, output: Output): void
}

export interface Mapper {
  files: SourceFile[]
  /** Why a file of these titles cannot be mapped row by row; null for a file that can. */
  refuses?(head: string[]): string | null
}

export const cell = (row: SourceRow, ...titles: string[]): string =>
  titles.map((title) => row.cells.get(title)).find(Boolean) ?? ''

/** `members-12.csv` holds the members of course 12: such files do not name their course. */
export const courseOfFile = ({ file }: SourceRow): string => /^[a-z]+-(.+)\.csv$/i.exec(file)?.[1] ?? ''

/** Of an entitlement; a course may be `#12`, which no id begins with. */
export const entitlementId = (course: string, person: string): string => `${course.replace(/^[#@]/, '')}/${person}`
