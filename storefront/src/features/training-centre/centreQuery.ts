import type { CentreFilter } from '@zhuxue/api/terms/learning/seats'
import type { CentrePerson } from '~/lib/http/apiTypes'

export type CentreQuery = {
  state: CentreFilter | ''
  courseId: number | ''
  keyword: string
  page: number
  pageSize: number
}

/** docs/product.md 17.1. */
export const sizes = [10, 20, 50] as const

export const firstPage: CentreQuery = { state: '', courseId: '', keyword: '', page: 1, pageSize: 20 }

/** As the API expects them: empty values are omitted. */
export function filtersOf({ state, courseId, keyword }: CentreQuery) {
  return { state: state || undefined, courseId: courseId || undefined, keyword: keyword || undefined }
}

export const isFiltered = ({ state, courseId, keyword }: CentreQuery) => Boolean(state || courseId || keyword)

export const keyOf = ({ orderItemId, seatNo }: CentrePerson) => `${orderItemId}-${seatNo}`

/** Selected learners by `keyOf`; the selection survives paging. */
export type Chosen = ReadonlyMap<string, CentrePerson>

export function toggled(chosen: Chosen, people: CentrePerson[], isChosen: boolean): Chosen {
  const next = new Map(chosen)
  for (const person of people.filter(({ remindable }) => remindable)) {
    if (isChosen) next.set(keyOf(person), person)
    else next.delete(keyOf(person))
  }
  return next
}

/** One SMS per learner, however many seats. */
export const telephonesOf = (chosen: Chosen) => [...new Set([...chosen.values()].map(({ telephone }) => telephone))]
