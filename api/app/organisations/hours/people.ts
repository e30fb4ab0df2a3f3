import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Specialty } from '#certificates/education_rules/qualification_kind'
import type { HoursRow } from '#organisations/hours/hours_rows'
import { wholeHours } from '#organisations/terms'

/** All that an organisation may read of the hours of a member (docs/decisions/0145). */
export async function toPeople(client: QueryClientContract, rows: HoursRow[]) {
  if (!rows.length) return []
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const users = await client.from('users').whereIn('id', ids).select('id', 'user_name')
  const names = new Map<number, string>(users.map((user) => [user.id, user.user_name]))
  return rows.map((row) => ({
    memberId: row.memberId,
    userName: names.get(row.userId)!,
    telephone: row.telephone,
    department: row.department,
    kindName: row.kindName,
    specialtyName: specialtyName(row),
    validTo: row.validTo,
    applyUntil: row.applyUntil,
    requiredDone: wholeHours(Number(row.requiredCounted), row.minutesPerHour),
    requiredNeeded: wholeHours(Number(row.requiredTarget), row.minutesPerHour),
    electiveDone: wholeHours(Number(row.electiveCounted), row.minutesPerHour),
    electiveNeeded: wholeHours(Number(row.electiveTarget), row.minutesPerHour),
    hoursState: row.hoursState,
  }))
}

function specialtyName({ specialties, specialty }: HoursRow): string | null {
  if (!specialty) return null
  return (JSON.parse(specialties) as Specialty[]).find(({ code }) => code === specialty)?.name ?? specialty
}
