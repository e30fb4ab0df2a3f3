import { useList } from '@refinedev/core'
import type { Member } from '../../../lib/wire'

export function useChannelCodes() {
  const { result } = useList<Member & { id: number }>({
    resource: 'channels',
    pagination: { pageSize: 100 },
    queryOptions: { staleTime: 60_000 },
  })
  return result.data
    .filter(({ exclusiveCode }) => exclusiveCode)
    .map(({ exclusiveCode, userName }) => ({ value: exclusiveCode!, label: `${exclusiveCode} · ${userName}` }))
}
