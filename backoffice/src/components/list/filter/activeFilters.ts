import type { CrudFilter } from '@refinedev/core'
import { ALL } from '../../../providers/data'

/** The filters of a list without empty values. */
export const activeFilters = (filters: CrudFilter[]): Record<string, unknown> =>
  Object.fromEntries(
    filters
      .filter(({ value }) => ![undefined, null, '', ALL].includes(value) && value.length !== 0)
      .map((filter) => ['field' in filter ? filter.field : '', filter.value])
  )
