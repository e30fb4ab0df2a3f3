import { CentreFilter, IdleAfterDays, SeatState } from '#learning/terms'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isTelephone } from '#core/shared_rules'
import { now, toStored } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import { progressOfSeats } from '#learning/seats/seat_progress'
import { seatKey, seatRows, stateOf, type SeatScope, type SeatRow } from '#learning/seats/seat_rows'

/** A seat in the list of all seats of a buyer. */
export interface CentreSeat extends SeatRow {
  key: string
  state: SeatState
  /** Assigned long ago and never used. */
  isIdle: boolean
}

export interface StudiedSeat extends CentreSeat {
  progress: number
  isFinished: boolean
}

/** Newest orders first. */
export async function centreSeats(place: SeatScope, client?: QueryClientContract): Promise<CentreSeat[]> {
  const rows: SeatRow[] = await seatRows(place, {}, client).orderBy('itemId', 'desc').orderBy('seatNo')
  const idleSince = toStored(now().minus({ days: IdleAfterDays }))
  return rows.map((row) => {
    const state = stateOf(row)
    const isUnopened = state === SeatState.Waiting || state === SeatState.Ready
    // A closed account has no number that could be reminded.
    const isIdle = isUnopened && row.assignedAt <= idleSince && isTelephone(row.telephone)
    return { ...row, key: seatKey(row), state, isIdle }
  })
}

export async function withProgress(place: SeatScope, seats: CentreSeat[]): Promise<StudiedSeat[]> {
  const progress = await progressOfSeats(place, seats)
  return seats.map((seat) => {
    const percent = getOrFail(progress, seat.key)
    const isFinished = seat.state === SeatState.Studied && percent === 100
    return { ...seat, progress: percent, isFinished }
  })
}

export function isOf(filter: CentreFilter | undefined, seat: StudiedSeat): boolean {
  if (!filter) return true
  if (filter === CentreFilter.Idle) return seat.isIdle
  if (filter === CentreFilter.Finished) return seat.isFinished
  return seat.state === filter
}
