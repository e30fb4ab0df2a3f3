import { useList } from '@refinedev/core'

interface Partner {
  id: number
  userName: string
  exclusiveCode: string | null
  exclusiveDiscount: number
}

/** The codes of all partners to choose from; another one can still be typed. */
export function usePartners() {
  const { result } = useList<Partner>({
    resource: 'channels',
    pagination: { pageSize: 100 },
    queryOptions: { staleTime: 60_000 },
  })
  return result.data
    .filter(({ exclusiveCode }) => exclusiveCode)
    .map(({ exclusiveCode, userName }) => ({
      value: exclusiveCode!,
      label: `${exclusiveCode} · ${userName}`,
    }))
}
