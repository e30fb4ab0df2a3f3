import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import { addVisitorLine, readVisitorLines, type VisitorLine } from './visitorLines'
import { localStore } from '~/lib/storage'

const key = 'zhuxue.cart'
const mergeKey = 'zhuxue.cart-key'
const changeKey = 'zhuxue.cart-changed'

/** A visitor's cart, in this browser. */
export function visitorLines(): VisitorLine[] {
  return readVisitorLines(localStore.getItem(key))
}

/** Every change gets a new idempotency key, so that a cart is merged once. */
export function setVisitorLines(lines: VisitorLine[]): void {
  localStore.setItem(mergeKey, newIdempotencyKey())
  localStore.setItem(key, JSON.stringify(lines))
}

/** False when the cart is full and nothing was added. */
export function addToVisitorCart(line: VisitorLine, limit: number): boolean {
  const lines = addVisitorLine(visitorLines(), line, limit)
  if (lines) setVisitorLines(lines)
  return lines !== null
}

export function cartMergeKey(): string {
  return localStore.getItem(mergeKey) ?? 'visit'
}

/** Tells the other tabs that the account's cart was changed. */
export function announceCartChange(): void {
  localStore.setItem(changeKey, newIdempotencyKey())
}

/**
 * Calls back when another tab changed the cart; returns the unsubscribe function. By storage events, because an open
 * `BroadcastChannel` keeps a page out of the back-forward cache of older browsers.
 */
export function onOtherTab(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === changeKey || event.key === null) changed()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
