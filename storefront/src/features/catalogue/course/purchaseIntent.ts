/** What somebody wanted of a course page when the login page came between. */
export type PurchaseIntent = {
  then: 'bulk' | 'cart'
  model: number | null
  count: number
  withBook: boolean
}

const key = 'zhuxue.buy-wish'
/** Whoever comes back later has changed their mind. */
const goodForMs = 10 * 60_000
const here = () => window.location.pathname + window.location.search

export function saveIntent(wish: PurchaseIntent): void {
  sessionStorage.setItem(key, JSON.stringify({ ...wish, at: here(), since: Date.now() }))
}

/** The wish that was kept on this very page, once. */
export function takeIntent(): PurchaseIntent | null {
  const wish = readIntent(sessionStorage.getItem(key), here(), Date.now())
  sessionStorage.removeItem(key)
  return wish
}

/** What was kept is a claim, and one of another page or another hour is none. */
export function readIntent(text: string | null, at: string, now: number): PurchaseIntent | null {
  try {
    const found = JSON.parse(text ?? 'null')
    if (found?.at !== at || !(now - found.since < goodForMs)) return null
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
