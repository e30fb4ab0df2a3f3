import { hoursRows, inOrder, type HoursFilters, type HoursRow } from '#organisations/hours/hours_rows'
import { toPeople } from '#organisations/hours/people'
import { recordReadings } from '#organisations/hours/record_readings'
import { recordEvents } from '#organisations/record_event'
import { EventKind, HoursStateText, organisationMessages, ReadingKind } from '#organisations/terms'
import { UserError } from '#core/errors'
import { MaxExportRows, type Cell, type Sheet } from '#core/spreadsheet'
import { transaction } from '#core/transaction'

type Person = Awaited<ReturnType<typeof toPeople>>[number]

/** 学时名单. The event and the readings are committed before the file leaves. */
export async function hoursSheet(organisationId: number, readerId: number, filters: HoursFilters): Promise<Sheet> {
  const people = await transaction(async (trx) => {
    const rows: HoursRow[] = await inOrder(hoursRows(organisationId, filters, trx))
      .limit(MaxExportRows + 1)
      .select('*')
    if (rows.length > MaxExportRows) throw new UserError(organisationMessages.tooManyRows)
    const found: Person[] = []
    for (let from = 0; from < rows.length; from += 500)
      found.push(...(await toPeople(trx, rows.slice(from, from + 500))))
    const memberIds = rows.map(({ memberId }) => memberId)
    await recordReadings(trx, { memberIds, readerId, kind: ReadingKind.Downloaded })
    const event = { organisationId, actorId: readerId, kind: EventKind.Downloaded, people: new Set(memberIds).size }
    await recordEvents(trx, [event])
    return found
  })
  return {
    name: '学时名单',
    columns: [
      { title: '姓名', width: 12 },
      { title: '手机号', width: 14, format: 'text' },
      { title: '部门', width: 16 },
      { title: '证书类别', width: 20 },
      { title: '专业', width: 16 },
      { title: '有效期至', width: 12, format: 'day' },
      { title: '必修(已完成/应完成)', width: 20, format: 'text' },
      { title: '选修(已完成/应完成)', width: 20, format: 'text' },
      { title: '申请截止', width: 12, format: 'day' },
      { title: '状态', width: 10 },
    ],
    rows: people.map(toRow),
  }
}

function toRow(person: Person): Cell[] {
  const { userName, telephone, department, kindName, specialtyName, validTo, applyUntil, hoursState } = person
  const required = `${person.requiredDone}/${person.requiredNeeded}`
  const elective = `${person.electiveDone}/${person.electiveNeeded}`
  const memberCells = [userName, telephone, department, kindName, specialtyName, validTo]
  return [...memberCells, required, elective, applyUntil, HoursStateText[hoursState]]
}
