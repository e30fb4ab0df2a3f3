import { useEffect, useEffectEvent, useState } from 'react'

type UrlQuery<Query> = {
  /** The query of a URL is untrusted. */
  read: (search: string) => Query
  address: (path: string, query: Query) => string
}

/** A query in the URL: a link, a reload and going back show the same. */
export function useUrlQuery<Query extends { page: number }>({ read, address }: UrlQuery<Query>) {
  const [query, setQuery] = useState<Query>(() => read(window.location.search))

  const restore = useEffectEvent(() => setQuery(read(window.location.search)))
  useEffect(() => {
    const leaving = new AbortController()
    window.addEventListener('popstate', () => restore(), { signal: leaving.signal })
    return () => leaving.abort()
  }, [])

  /** Changing a filter resets to the first page. */
  function changeQuery(change: Partial<Query>) {
    const next = { ...query, page: 1, ...change }
    history.pushState(null, '', address(window.location.pathname, next))
    setQuery(next)
  }

  return { query, changeQuery }
}
