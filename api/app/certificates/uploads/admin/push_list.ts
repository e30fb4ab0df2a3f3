import { peopleCalled } from '#accounts/filter_by_user_name'
import { filteredPushes, shownPushes, type PushFilters } from '#certificates/uploads/admin/push_filters'
import { toPush, type PushRow } from '#certificates/uploads/admin/push_row'
import { PushState } from '#certificates/uploads/terms'
import { inOrderOf, pageOfParts, type Reading } from '#core/paginate'

/** What waits for the province stands first, then what failed, then the rest from the newest on. */
const sequence: PushState[][] = [
  [PushState.Unknown, PushState.Pending],
  [PushState.Refused],
  [PushState.Confirmed, PushState.Reverted],
]

export async function pushList(filters: PushFilters, page?: number, pageSize?: number) {
  const asked = filters.pushStates ?? Object.values(PushState)
  const called = await peopleCalled(filters.userName)
  const parts = sequence
    .map((states) => states.filter((state) => asked.includes(state)))
    .filter(({ length }) => length)
    .map((pushStates) => (reading: Reading) => filteredPushes({ ...filters, pushStates }, reading, called))
  const { ids, total, more } = await pageOfParts(parts, { id: 'u.id', page, pageSize })
  const rows: PushRow[] = inOrderOf(ids, await shownPushes(ids))
  return {
    pushLogs: rows.map(toPush),
    total,
    more,
    waitingCount: await countIn([PushState.Unknown]),
    refusedCount: await countIn([PushState.Refused]),
  }
}

async function countIn(pushStates: PushState[]): Promise<number> {
  const [{ count }] = await filteredPushes({ pushStates }).count('* as count')
  return Number(count)
}
