import { useEffect, useState } from 'react'
import { orderAddress, readOrderQuery, type OrderQuery } from './orderQuery'

/** The query of the address and a way to change it; going back in the browser changes it back. */
export function useOrderQuery() {
  const [query, setQuery] = useState<OrderQuery>(() => readOrderQuery(window.location.search))

  useEffect(() => {
    const leaving = new AbortController()
    const read = () => setQuery(readOrderQuery(window.location.search))
    window.addEventListener('popstate', read, { signal: leaving.signal })
    return () => leaving.abort()
  }, [])

  function ask(change: Partial<OrderQuery>) {
    const next = { ...query, page: 1, ...change }
    history.pushState(null, '', orderAddress(window.location.pathname, next))
    setQuery(next)
  }

  return { query, ask }
}
