import { filterByUserName } from '#accounts/filter_by_user_name'
import { filterCycles, type CycleFilters } from '#certificates/cycles/admin/cycle_filters'
import { cycleRows } from '#certificates/cycles/admin/cycle_row'
import { pageOfRows } from '#core/paginate'
import { sortedBy, type Sorting } from '#core/lists/sorting'

const columns = { userName: 'u.user_name', state: 'c.state', applyUntil: 'c.apply_until', endsOn: 'c.ends_on' }

/** The earliest application first. */
export async function cycleList(filters: CycleFilters & Sorting<'education-cycles'>, page?: number, pageSize?: number) {
  const called = await filterByUserName(filters.userName)
  const { ids, total, more } = await pageOfRows(() => filterCycles(filters, called), {
    id: 'c.id',
    sortBy: sortedBy<'education-cycles'>(filters, columns, [[columns.applyUntil, 'asc']]),
    page,
    pageSize,
  })
  return { cycles: await cycleRows(ids), total, more }
}
