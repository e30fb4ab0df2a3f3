import { useApiQuery } from '../../hooks/useApiQuery'

export function useSavedViews(list: string) {
  const { query, data } = useApiQuery('GET /api/user/saved-views', {
    queryParams: { listName: list },
    queryOptions: { staleTime: 60_000, retry: false },
    errorNotification: false,
  })
  return { query, views: data?.savedViews }
}
