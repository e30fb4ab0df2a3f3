import { matchResourceFromRoute, ResourceContext, type ParseResponse } from '@refinedev/core'
import { useCallback, useContext, useMemo } from 'react'
import { matchPath, useLocation, useParams } from 'react-router'

type Resources = Parameters<typeof matchResourceFromRoute>[1]
type Match = ReturnType<typeof matchResourceFromRoute>

let last: { pathname: string; resources: Resources; match: Match } | undefined

/** The matched screen, cached: dozens of hooks of a list ask, and Refine searches all routes for each of them. */
function matchOf(pathname: string, resources: Resources): Match {
  if (last?.pathname !== pathname || last.resources !== resources)
    last = { pathname, resources, match: matchResourceFromRoute(pathname, resources) }
  return last.match
}

/** Like Refine's, but without filters and sorters in the URL: our lists parse theirs themselves (`useListing`). */
export function useParse(): () => ParseResponse {
  const inRoute = useParams()
  const { pathname, search } = useLocation()
  const { resources } = useContext(ResourceContext)
  const { resource, action, matchedRoute } = matchOf(pathname, resources)
  const params = useMemo(
    () =>
      Object.keys(inRoute).length === 0 && matchedRoute ? (matchPath(matchedRoute, pathname)?.params ?? {}) : inRoute,
    [inRoute, matchedRoute, pathname]
  )
  return useCallback(() => {
    const query = Object.fromEntries(new URLSearchParams(search))
    return {
      ...(resource && { resource }),
      ...(action && { action }),
      ...(params.id && { id: decodeURIComponent(params.id) }),
      pathname,
      params: { ...params, ...query },
    } as ParseResponse
  }, [pathname, search, params, resource, action])
}
