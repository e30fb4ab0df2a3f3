import { useInvalidate } from '@refinedev/core'

/** A replaced clause, a review and an edited question change both lists. */
export function useRefreshClauses() {
  const invalidate = useInvalidate()
  return async () => {
    await Promise.all(['clauses', 'clause-reviews'].map((resource) => invalidate({ resource, invalidates: ['list'] })))
  }
}
