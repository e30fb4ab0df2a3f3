import { useGetIdentity } from '@refinedev/core'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { remember, type RecentEntry } from '../../providers/recent'
import type { Staff } from '../../providers/session'

/** Offers the object of this page in the quick search; `label` is absent while it loads. */
export function useRecentObject(kind: RecentEntry['kind'], label: string | undefined) {
  const { data: staff } = useGetIdentity<Staff | null>()
  const { pathname: path } = useLocation()
  const userId = staff?.userId
  useEffect(() => {
    if (userId && label) remember(userId, { kind, path, label })
  }, [userId, kind, path, label])
}
