import { useEffect, useState } from 'react'

type Form<Query> = {
  /** What an address asks for; it may be anybody's text. */
  read: (search: string) => Query
  /** The address that asks for it. */
  address: (path: string, query: Query) => string
}

/** The query of the address and a way to change it; going back in the browser changes it back. */
export function useUrlQuery<Query extends { page: number }>({ read, address }: Form<Query>) {
  const [query, setQuery] = useState<Query>(() => read(window.location.search))

  useEffect(() => {
    const leaving = new AbortController()
    const again = () => setQuery(read(window.location.search))
    window.addEventListener('popstate', again, { signal: leaving.signal })
    return () => leaving.abort()
  }, [])

  /** Another wish begins at its first page. */
  function ask(change: Partial<Query>) {
    const next = { ...query, page: 1, ...change }
    history.pushState(null, '', address(window.location.pathname, next))
    setQuery(next)
  }

  return { query, ask }
}
