import type { CentreOwner } from '#commerce/bought_by'
import { seatsOfCentre, boughtLines, type BoughtLine } from '#commerce/training_centre/purchased_lines'
import { toPeople } from '#commerce/training_centre/learner_rows'
import { filterSeats, type CentreFilters } from '#commerce/training_centre/show_centre'
import { centreMessages } from '#commerce/training_centre/terms'
import { UserError } from '#core/errors'
import { MaxExportRows, type Cell, type Sheet } from '#core/spreadsheet'
import { centreSeats, withProgress, type StudiedSeat } from '#learning/seats/centre_seats'
import { SeatState, SeatStateText, CentreFilterText } from '#learning/terms'

const batch = 500

/** @throws UserError when there are more rows than one workbook may have */
export async function centreSheet(owner: CentreOwner, filters: CentreFilters): Promise<Sheet> {
  const place = seatsOfCentre(owner)
  const [lines, assignedSeats] = await Promise.all([boughtLines(owner), centreSeats(place)])
  const seats = await filterSeats(await withProgress(place, assignedSeats), filters, { owner, lines })
  if (seats.length > MaxExportRows) throw new UserError(centreMessages.tooManyRows)
  return {
    name: '我的学员',
    columns: [
      { title: '课程', width: 32 },
      { title: '订单号', width: 24, format: 'text' },
      { title: '手机号', width: 14, format: 'text' },
      { title: '名单姓名', width: 12 },
      { title: '姓名', width: 12 },
      { title: '分配日期', width: 12, format: 'day' },
      { title: '状态', width: 12 },
      { title: '学习进度(%)', width: 12 },
      { title: '最近学习日期', width: 14, format: 'day' },
    ],
    rows: rows(seats, lines),
  }
}

async function* rows(seats: StudiedSeat[], lines: BoughtLine[]): AsyncGenerator<Cell[]> {
  for (let at = 0; at < seats.length; at += batch) {
    for (const person of await toPeople(seats.slice(at, at + batch), lines)) yield toRow(person)
  }
}

function toRow(person: Awaited<ReturnType<typeof toPeople>>[number]): Cell[] {
  const { courseName, orderId, telephone, listedName, userName, assignedDate } = person
  const state = person.isFinished ? CentreFilterText.finished : SeatStateText[person.state]
  const progress = person.state === SeatState.Waiting ? null : person.studyProgress
  const known = [courseName, orderId, telephone, listedName, userName, assignedDate]
  return [...known, state, progress, person.lastOpenedDate]
}
