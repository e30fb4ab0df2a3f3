import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import { addVisitorLine, readVisitorLines, type VisitorLine } from './visitorLines'

const key = 'zhuxue.cart'
const carryKey = 'zhuxue.cart-key'

/** The cart of somebody who has not signed in, kept by this browser and shared by its tabs. */
export function visitorLines(): VisitorLine[] {
  return readVisitorLines(localStorage.getItem(key))
}

/** Every change gives the cart a new key; carried under one key it is merged once. */
export function setVisitorLines(lines: VisitorLine[]): void {
  localStorage.setItem(carryKey, newIdempotencyKey())
  localStorage.setItem(key, JSON.stringify(lines))
}

/**
 * The same course again adds to its line.
 * @returns false when the cart is full, and nothing was put in
 */
export function rememberForLater(line: VisitorLine, limit: number): boolean {
  const lines = addVisitorLine(visitorLines(), line, limit)
  if (lines) setVisitorLines(lines)
  return lines !== null
}

/** The key under which the cart as it is now is carried into an account. */
export function keyOfVisit(): string {
  return localStorage.getItem(carryKey) ?? 'visit'
}

/** Another tab changed the visitor's cart; the answer ends the listening. */
export function onOtherTab(changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
