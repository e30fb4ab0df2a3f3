import { useApiQuery } from '../../../components/hooks/useApiQuery'

/** The pass line of papers without their own; null while it is loaded. */
export function useDefaultPassLine(): number | null {
  const { data } = useApiQuery('GET /api/public/params', {
    queryParams: { paramNames: ['passLine'] },
    queryOptions: { staleTime: 60_000 },
    errorNotification: false,
  })
  return data ? Number(data.params.passLine) : null
}
