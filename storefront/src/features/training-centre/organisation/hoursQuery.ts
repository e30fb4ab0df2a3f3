import type { HoursState } from '@zhuxue/api/terms/organisations'

export type HoursQuery = {
  department: string
  kindCode: string
  state: HoursState | ''
  dueBefore: string
  page: number
  pageSize: number
}

export const firstHoursPage: HoursQuery = {
  department: '',
  kindCode: '',
  state: '',
  dueBefore: '',
  page: 1,
  pageSize: 20,
}

/** As the API expects them: empty values are omitted. */
export function filtersOf({ department, kindCode, state, dueBefore }: HoursQuery) {
  return {
    department: department || undefined,
    kindCode: kindCode || undefined,
    state: state || undefined,
    dueBefore: dueBefore || undefined,
  }
}
