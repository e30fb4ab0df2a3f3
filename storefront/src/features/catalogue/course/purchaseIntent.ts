import { tabStore } from '~/lib/storage'

export type PurchaseIntent = { then: 'bulk' | 'cart'; model: number | null; count: number; withBook: boolean }

const key = 'zhuxue.purchase-intent'
const maxAgeMs = 10 * 60_000
const here = () => window.location.pathname + window.location.search

export function saveIntent(intent: PurchaseIntent): void {
  tabStore.setItem(key, JSON.stringify({ ...intent, at: here(), since: Date.now() }))
}

export function consumeIntent(): PurchaseIntent | null {
  const intent = readIntent(tabStore.getItem(key), here(), Date.now())
  tabStore.removeItem(key)
  return intent
}

/** Stored data is untrusted; null for another page or when it is too old. */
export function readIntent(text: string | null, at: string, now: number): PurchaseIntent | null {
  try {
    const found = JSON.parse(text ?? 'null')
    if (found?.at !== at || !(now - found.since < maxAgeMs)) return null
    if (!['bulk', 'cart'].includes(found.then)) return null
    return {
      then: found.then,
      model: Number.isInteger(found.model) ? found.model : null,
      count: Number.isInteger(found.count) && found.count > 0 ? found.count : 1,
      withBook: found.withBook === true,
    }
  } catch {
    return null
  }
}
