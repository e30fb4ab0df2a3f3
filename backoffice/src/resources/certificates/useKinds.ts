import { useApiQuery } from '../../components/hooks/useApiQuery'

const ten = 10 * 60_000

/** Kinds of qualifications, also inactive ones. */
export function useKinds() {
  const { query, data } = useApiQuery('GET /api/admin/qualification-kinds', {
    queryOptions: { staleTime: ten },
    errorNotification: false,
  })
  return { query, kinds: data?.kinds ?? [] }
}
