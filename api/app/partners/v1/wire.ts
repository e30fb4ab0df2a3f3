import vine from '@vinejs/vine'

const maxLimit = 200

/** Lists are read in pages: `cursor` is `nextCursor` of the page before. */
export const pageFields = () => ({
  limit: vine.number().withoutDecimals().range([1, maxLimit]).optional(),
  cursor: vine
    .string()
    .regex(/^\d{1,10}(-\d{1,10})?$/)
    .optional(),
})

export const rfc3339 = () => vine.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/)

export interface Page {
  limit?: number
  cursor?: string
}

export const limitOf = ({ limit = 100 }: Page) => limit

/** `12` or `12-3` as numbers; zeros before the first page. */
export function cursorOf({ cursor = '0' }: Page): [number, number] {
  const [first, second = 0] = cursor.split('-').map(Number)
  return [first, second]
}

/** One row more than the limit was read if there is a next page. */
export function toPage<Row, Item>(
  rows: Row[],
  { limit, toItem, cursor }: { limit: number; toItem: (row: Row) => Item; cursor: (row: Row) => string | number }
) {
  const shown = rows.slice(0, limit)
  return { data: shown.map(toItem), nextCursor: rows.length > limit ? String(cursor(shown.at(-1)!)) : null }
}
