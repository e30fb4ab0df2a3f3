import { filterByUserName } from '#accounts/filter_by_user_name'
import { filterUploads, shownUploads, type UploadFilters } from '#certificates/uploads/admin/upload_filters'
import { toUpload, type UploadRow } from '#certificates/uploads/admin/upload_row'
import { HourUploadState } from '#certificates/uploads/terms'
import { inOrderOf, pageOfParts, type Reading } from '#core/paginate'
import { sortedBy, type Sorting } from '#core/lists/sorting'

/** Open uploads first, then failed ones, then the rest, the newest first. */
const sequence: HourUploadState[][] = [
  [HourUploadState.Unknown, HourUploadState.Pending],
  [HourUploadState.Refused],
  [HourUploadState.Confirmed, HourUploadState.Reverted],
]

const columns = { state: 'u.state', uploadTime: 'u.created_at', tries: 'u.attempts' }

export async function uploadList(filters: UploadFilters & Sorting<'push-logs'>, page?: number, pageSize?: number) {
  const selected = filters.pushStates ?? Object.values(HourUploadState)
  const called = await filterByUserName(filters.userName)
  const sortBy = sortedBy<'push-logs'>(filters, columns)
  const parts = (sortBy.length ? [sequence.flat()] : sequence)
    .map((states) => states.filter((state) => selected.includes(state)))
    .filter(({ length }) => length)
    .map((pushStates) => (reading: Reading) => filterUploads({ ...filters, pushStates }, reading, called))
  const { ids, total, more } = await pageOfParts(parts, { id: 'u.id', sortBy, page, pageSize })
  const rows: UploadRow[] = inOrderOf(ids, await shownUploads(ids))
  return {
    pushLogs: rows.map(toUpload),
    total,
    more,
    waitingCount: await countIn([HourUploadState.Unknown]),
    refusedCount: await countIn([HourUploadState.Refused]),
  }
}

async function countIn(pushStates: HourUploadState[]): Promise<number> {
  const [{ count }] = await filterUploads({ pushStates }).count('* as count')
  return Number(count)
}
