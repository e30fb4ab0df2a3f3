import { formatMoney } from '~/lib/format'
import type { Quote } from '~/lib/http/apiTypes'

/** Null where the line is missing. */
export type Change = { courseId: number; name: string; before: string | null; after: string | null }

/** Per line, and the shipping. */
export function changesBetween(seen: Quote, fresh: Quote): Change[] {
  const ids = [...seen.items, ...fresh.items].map(({ courseId }) => courseId)
  const lines = [...new Set(ids)].map((courseId) => {
    const before = seen.items.find((item) => item.courseId === courseId)
    const after = fresh.items.find((item) => item.courseId === courseId)
    const name = (after ?? before)!.courseName
    return { courseId, name, before: costOf(before), after: costOf(after) }
  })
  const freight = {
    courseId: 0,
    name: '运费',
    before: `¥${formatMoney(seen.freightPrice)}`,
    after: `¥${formatMoney(fresh.freightPrice)}`,
  }
  return [...lines, freight].filter(({ before, after }) => before !== after)
}

function costOf(item?: Quote['items'][number]): string | null {
  if (!item) return null
  const amount = `¥${formatMoney(item.orderItemAmt)}`
  return item.courseCount > 1 ? `${amount}（${item.courseCount}份）` : amount
}
