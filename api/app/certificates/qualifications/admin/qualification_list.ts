import { filterByUserName } from '#accounts/filter_by_user_name'
import {
  filterQualifications,
  type QualificationFilters,
} from '#certificates/qualifications/admin/qualification_filters'
import { qualificationRows } from '#certificates/qualifications/admin/qualification_row'
import { pageOfRows } from '#core/paginate'
import { sortedBy, type Sorting } from '#core/lists/sorting'

const columns = { userName: 'u.user_name', validTo: 'q.valid_to', createTime: 'q.created_at' }

/** The newest first. */
export async function qualificationList(
  filters: QualificationFilters & Sorting<'qualifications'>,
  page?: number,
  pageSize?: number
) {
  const called = await filterByUserName(filters.userName)
  const { ids, total, more } = await pageOfRows(() => filterQualifications(filters, called), {
    id: 'q.id',
    sortBy: sortedBy<'qualifications'>(filters, columns),
    page,
    pageSize,
  })
  return { qualifications: await qualificationRows(ids), total, more }
}
