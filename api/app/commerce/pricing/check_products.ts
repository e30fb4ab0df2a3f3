import { VideoTypes } from '#catalogue/terms'
import { messages as channelMessages } from '#channels/terms'
import type { GatheredProducts, RequestedLine } from '#commerce/pricing/load_requested_products'
import type { Product } from '#commerce/pricing/product'
import type { Quote, QuotedLine } from '#commerce/pricing/quote'
import { MaxCartQuantity, OrderType, messages } from '#commerce/terms'
import { UserError } from '#core/errors'

export function ensureAvailable({ lines, products }: GatheredProducts): void {
  const unavailable = lines
    .map((line) => ({ ...line, reason: unavailableReason(line, products.get(line.courseId)) }))
    .filter(({ reason }) => reason !== null)
    .map(({ courseId, bookOf, reason }) => (bookOf ? { bookOf, reason } : { courseId, reason }))
  if (!unavailable.length) return
  throw new UserError(unavailable[0].reason!, { code: 'unavailable', payload: { unavailable } })
}

function unavailableReason({ bookOf }: RequestedLine, product?: Product): string | null {
  if (product) return product.unavailable
  return bookOf ? messages.bookNotForSale : messages.notForSale
}

/** Several copies of a video course are seats of a bulk order. */
export function ensureQuantities({ lines }: Quote, orderType: OrderType): void {
  const isVideo = (line: QuotedLine) => VideoTypes.includes(line.courseType)
  if (lines.some(({ count }) => count > MaxCartQuantity)) throw new UserError(messages.tooMany)
  if (orderType === OrderType.Package) {
    if (!lines.every(isVideo)) throw new UserError(messages.onlyVideosInBulk)
  } else if (lines.some((line) => isVideo(line) && line.count > 1)) {
    throw new UserError(messages.oneCopy)
  }
}

export function ensureExclusiveCode(priced: { quote: Quote; needExclusiveCode: boolean; codeKnown: boolean }): void {
  const { needExclusiveCode, quote, codeKnown } = priced
  if (!needExclusiveCode || quote.channel) return
  throw new UserError(codeKnown ? messages.codeNeeded : channelMessages.codeNotFound, { field: 'exclusiveCode' })
}
