import type { GoConfig } from '@refinedev/core'
import refineRouter from '@refinedev/react-router'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { isCurrentPath } from '../lib/isCurrentPath'
import { useParse } from './parse'

const reserved = /[%&#+?=]/g

export function escaped<T>(query: T): T {
  if (typeof query === 'string') return query.replace(reserved, encodeURIComponent) as T
  if (Array.isArray(query)) return query.map(escaped) as T
  if (typeof query !== 'object' || query === null) return query
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, escaped(value)])) as T
}

/**
 * Refine's router for React Router: a search for "A&B" survives a reload, and a screen that replaces its own query does
 * not override a later navigation.
 */
export const routerProvider: typeof refineRouter = { ...refineRouter, go: useGo, parse: useParse }

const useRefinesGo = refineRouter.go!

function useGo() {
  const go = useRefinesGo()
  const { pathname } = useLocation()
  return useCallback(
    (config: GoConfig) => {
      if (config.type === 'replace' && !config.to && !isCurrentPath(pathname)) return undefined
      return go({ ...config, query: escaped(config.query) })
    },
    [go, pathname]
  )
}
