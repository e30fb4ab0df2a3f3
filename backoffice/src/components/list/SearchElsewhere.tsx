import { useList, type BaseRecord, type CrudFilter } from '@refinedev/core'
import { Button } from 'antd'
import type { Query } from './listingUrl'

interface Props {
  resource: string
  filters: CrudFilter[]
  /** Conditions that the search drops, with their value for everything. */
  without: Query
  children: string
  onSearch: (query: Query) => void
}

/** For an empty list: the same search without its usual conditions, if that finds something. */
export function SearchElsewhere({ resource, filters, without, children, onSearch }: Props) {
  const current = Object.fromEntries(
    filters.flatMap((one) => ('field' in one ? [[one.field, one.value]] : []))
  ) as Query
  const wide = { ...current, ...without }
  const isWider = Object.entries(without).some(([name, value]) => current[name] !== value)
  const { result } = useList<BaseRecord>({
    resource,
    filters: Object.entries(wide).map(([field, value]) => ({ field, operator: 'eq', value })),
    pagination: { pageSize: 5 },
    queryOptions: { enabled: isWider },
    errorNotification: false,
  })
  if (!isWider || !result.total) return null
  return (
    <Button type="link" onClick={() => onSearch(wide)}>
      {children}（{result.total}）
    </Button>
  )
}
