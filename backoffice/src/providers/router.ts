import type { GoConfig } from '@refinedev/core'
import refineRouter from '@refinedev/react-router'
import { useCallback } from 'react'

/** Signs that would end a value in the middle of a URL. */
const ends = /[%&#+?=]/g

/** The same query with such signs escaped; Refine writes what people typed into the URL as it is. */
export function escaped<T>(query: T): T {
  if (typeof query === 'string') return query.replace(ends, encodeURIComponent) as T
  if (Array.isArray(query)) return query.map(escaped) as T
  if (typeof query !== 'object' || query === null) return query
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, escaped(value)])
  ) as T
}

/** Refine's router for React Router, with which a search for "A&B" survives a reload. */
export const routerProvider: typeof refineRouter = {
  ...refineRouter,
  go: () => {
    const go = refineRouter.go!()
    return useCallback((config: GoConfig) => go({ ...config, query: escaped(config.query) }), [go])
  },
}
