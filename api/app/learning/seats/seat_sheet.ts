import { MaxExportRows, type Cell, type Sheet } from '#core/spreadsheet'
import { toSeats, type Seat } from '#learning/seats/seat_list'
import { SeatStateText } from '#learning/terms'
import { seatsOfOrderLine, seatRows, type SeatFilters } from '#learning/seats/seat_rows'

const batch = 500

export function seatSheet(itemId: number, filters: SeatFilters): Sheet {
  return {
    name: '已分配学员',
    columns: [
      { title: '名额', width: 8 },
      { title: '手机号', width: 14, format: 'text' },
      { title: '名单姓名', width: 12 },
      { title: '姓名', width: 12 },
      { title: '状态', width: 12 },
      { title: '学习进度(%)', width: 12 },
      { title: '分配时间', width: 20, format: 'time' },
      { title: '开通时间', width: 20, format: 'time' },
      { title: '开始学习时间', width: 20, format: 'time' },
      { title: '有效期至', width: 12, format: 'day' },
    ],
    rows: rows(itemId, filters),
  }
}

async function* rows(itemId: number, filters: SeatFilters): AsyncGenerator<Cell[]> {
  let [after, left] = [0, MaxExportRows]
  while (left > 0) {
    const seats = await seatRows(seatsOfOrderLine(itemId), filters)
      .where('seat_no', '>', after)
      .orderBy('seatNo')
      .limit(Math.min(batch, left))
    for (const seat of await toSeats(seats)) yield toRow(seat)
    if (seats.length < batch) return
    after = seats.at(-1)!.seatNo
    left -= seats.length
  }
}

function toRow(seat: Seat): Cell[] {
  return [
    seat.seatNo,
    seat.telephone,
    seat.listedName,
    seat.userName,
    SeatStateText[seat.state],
    seat.studyProgress,
    seat.assignedTime,
    seat.claimedTime,
    seat.firstStudiedTime,
    seat.expiryDate,
  ]
}
