import { grantsOfSeats, seatKey, type SeatScope } from '#learning/seats/seat_rows'

/**
 * When each was last opened, by `seatKey`, for final seats only: study from other entitlements is not shown to the
 * buyer.
 */
export async function lastOpenedOnSeats(place: SeatScope): Promise<Map<string, string>> {
  const rows: { itemId: number; seatNo: number; lastOpenedAt: string }[] = await grantsOfSeats(place)
    .join(
      'play_sessions',
      (on) =>
        void on
          .on('play_sessions.user_id', 'user_courses.user_id')
          .andOn('play_sessions.course_id', 'user_courses.course_id')
    )
    .groupBy('user_courses.order_item_id', 'user_courses.seat_no')
    .havingRaw('max(user_courses.first_studied_at) is not null')
    .select('user_courses.order_item_id as itemId', 'user_courses.seat_no as seatNo')
    .max('play_sessions.opened_at as lastOpenedAt')
  return new Map(rows.map((row) => [seatKey(row), row.lastOpenedAt]))
}
