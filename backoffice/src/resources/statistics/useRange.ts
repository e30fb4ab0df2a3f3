import { useSearchParams } from 'react-router'
import { fromDays, type DateRange } from '../../components/list/filter/days'

export interface Range {
  startDate?: string
  endDate?: string
}

/** A range of days in the URL, so that back, forward and a shared link show the same stats. */
export function useRange<Name extends string = never>(...others: Name[]) {
  const [search, setSearch] = useSearchParams()
  const values = Object.fromEntries(
    ['startDate', 'endDate', ...others].map((name) => [name, search.get(name) || undefined])
  ) as Range & Record<Name, string | undefined>

  return {
    values,
    days: fromDays(values.startDate, values.endDate),
    /** @returns false when nothing changed: then the caller refetches. */
    show: (change: { days?: DateRange } & Partial<Record<Name, string | undefined>>) => {
      const { days, ...rest } = change
      const next: Record<string, string | undefined> = { ...values, ...rest }
      if ('days' in change) {
        next.startDate = days?.[0]?.format('YYYY-MM-DD')
        next.endDate = days?.[1]?.format('YYYY-MM-DD')
      }
      const set = Object.entries(next).filter((entry): entry is [string, string] => !!entry[1])
      const isNew = Object.keys(next).some((name) => next[name] !== (values as typeof next)[name])
      if (isNew) setSearch(Object.fromEntries(set))
      return isNew
    },
  }
}
