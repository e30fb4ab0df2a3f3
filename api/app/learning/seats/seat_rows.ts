import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { likeContains } from '#core/query_rules'
import { CourseSource, SeatState, UserCourseStatus } from '#learning/terms'
import { businessDay } from '#learning/entitlements/validity'

export interface SeatRow {
  itemId: number
  seatNo: number
  telephone: string
  /** The name that the buyer entered with the number. */
  listedName: string | null
  userId: number | null
  status: UserCourseStatus
  expiresOn: string | null
  assignedAt: string
  claimedAt: string | null
  firstStudiedAt: string | null
}

export interface SeatFilters {
  telephone?: string
  state?: SeatState
  page?: number
  pageSize?: number
}

/** Selects rows of `user_courses`. */
export type SeatScope = (rows: DatabaseQueryBuilderContract) => void

export function seatsOfOrderLine(itemId: number): SeatScope {
  return (rows) => void rows.where('user_courses.order_item_id', itemId)
}

export function ofSeats(seats: Pick<SeatRow, 'itemId' | 'seatNo'>[]): SeatScope {
  const places = seats.map(({ itemId, seatNo }) => [itemId, seatNo])
  return (rows) => void rows.whereIn(['user_courses.order_item_id', 'user_courses.seat_no'], places)
}

export const seatKey = ({ itemId, seatNo }: Pick<SeatRow, 'itemId' | 'seatNo'>) => `${itemId}-${seatNo}`

/** The entitlements of the seats, one per course of each seat. */
export function grantsOfSeats(place: SeatScope, client: QueryClientContract = db.connection()) {
  return client.from('user_courses').where('user_courses.source', CourseSource.Assignment).where(place)
}

/** One row per seat. */
export function seatRows(place: SeatScope, { telephone, state }: SeatFilters = {}, client?: QueryClientContract) {
  const query = grantsOfSeats(place, client)
    .groupBy('order_item_id', 'seat_no')
    .select('order_item_id as itemId', 'seat_no as seatNo')
    .min('telephone as telephone')
    .max('listed_name as listedName')
    .max('user_id as userId')
    .max('user_course_status as status')
    .max('expires_on as expiresOn')
    .min('created_at as assignedAt')
    .max('claimed_at as claimedAt')
    .min('first_studied_at as firstStudiedAt')
  if (telephone) query.whereRaw("telephone like ? escape '!'", [likeContains(telephone)])
  if (state) whereState(query, state)
  return query
}

/** `expired` sorts before `valid`: the maximum is `valid` while one course of the seat is. */
export function stateOf(seat: SeatRow): SeatState {
  const over = seat.expiresOn !== null && seat.expiresOn < businessDay()
  if (over || seat.status !== UserCourseStatus.Valid) return SeatState.Ended
  if (seat.firstStudiedAt) return SeatState.Studied
  return seat.userId === null ? SeatState.Waiting : SeatState.Ready
}

function whereState(query: DatabaseQueryBuilderContract, state: SeatState): void {
  const ended = '(max(user_course_status) <> ? or max(expires_on) < ?)'
  query.havingRaw(state === SeatState.Ended ? ended : `not coalesce(${ended}, 0)`, [
    UserCourseStatus.Valid,
    businessDay(),
  ])
  if (state === SeatState.Studied) query.havingRaw('min(first_studied_at) is not null')
  if (state === SeatState.Ready) {
    query.havingRaw('min(first_studied_at) is null and max(user_id) is not null')
  }
  if (state === SeatState.Waiting) query.havingRaw('max(user_id) is null')
}
