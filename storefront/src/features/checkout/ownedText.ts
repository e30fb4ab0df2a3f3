import { alreadyCredited, untilText } from '@zhuxue/api/terms/commerce'
import type { Quote } from '~/lib/http/apiTypes'

export type OwnedPart = Pick<Quote['items'][number], 'owned' | 'credited' | 'contents' | 'renewable'>

/** Null if the user owns nothing of the line. */
export function ownedText({ owned, contents }: OwnedPart): string | null {
  const [first] = owned
  if (!first) return null
  return contents > 1 ? `您已拥有其中 ${owned.length} 门` : `您已拥有本课程${untilText(first.expiryDate)}`
}

/** Null while the line still earns minutes. */
export function creditedText({ credited, contents }: OwnedPart): string | null {
  return credited.length ? alreadyCredited(credited, contents) : null
}

/** The effect of another purchase. */
export function renewalText({ owned, credited, contents, renewable }: OwnedPart): string {
  if (!renewable) return '长期有效，不需要再次购买'
  const names = owned.map(({ courseName }) => `《${courseName}》`).join('')
  if (contents > 1) return names ? `仍要购买整个套餐（已拥有：${names}）` : '仍要购买整个套餐'
  if (credited.length && !owned.length) return '仍要购买，用于复习'
  return `仍要购买，有效期延长至${owned[0]?.extendedTo}`
}

/** Lines that need the customer's decision. */
export function undecidedLines(quote: Quote, renew: number[]): Quote['items'] {
  return quote.items.filter(
    ({ courseId, owned, credited, renewable }) =>
      owned.length + credited.length > 0 && (!renewable || !renew.includes(courseId))
  )
}
