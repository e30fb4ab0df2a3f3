import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Specialty } from '#certificates/education_rules/qualification_kind'
import type { HoursRow } from '#organisations/hours/hours_rows'
import { wholeHours } from '#organisations/terms'
import { getOrFail } from '#core/get_or_fail'

interface Facts {
  userName: string
  telephone: string
  kindName: string
  /** JSON of the kind. */
  specialties: string
  validTo: string
  minutesPerHour: number
}

/** All that an organisation may read of the hours of a member (docs/decisions/0145). */
export async function toPeople(client: QueryClientContract, rows: HoursRow[]) {
  if (!rows.length) return []
  const facts = await factsOf(client, rows)
  return rows.map((row) => {
    const { userName, telephone, kindName, specialties, validTo, minutesPerHour } = getOrFail(facts, keyOf(row))
    return {
      memberId: row.memberId,
      userName,
      telephone,
      department: row.department,
      kindName,
      specialtyName: specialtyName(specialties, row.specialty),
      validTo,
      applyUntil: row.applyUntil,
      requiredDone: wholeHours(Number(row.requiredCounted), minutesPerHour),
      requiredNeeded: wholeHours(Number(row.requiredTarget), minutesPerHour),
      electiveDone: wholeHours(Number(row.electiveCounted), minutesPerHour),
      electiveNeeded: wholeHours(Number(row.electiveTarget), minutesPerHour),
      hoursState: row.hoursState,
    }
  })
}

async function factsOf(client: QueryClientContract, rows: HoursRow[]): Promise<Map<string, Facts>> {
  const found: (Facts & { memberId: number; cycleId: number })[] = await client
    .from('organisation_members as m')
    .join('users as u', 'u.id', 'm.user_id')
    .join('education_cycles as c', 'c.user_id', 'm.user_id')
    .join('qualifications as q', 'q.id', 'c.qualification_id')
    .join('qualification_kinds as k', 'k.id', 'q.qualification_kind_id')
    .join('education_rules as r', 'r.id', 'c.education_rule_id')
    .whereIn('m.id', [...new Set(rows.map(({ memberId }) => memberId))])
    .whereIn('c.id', [...new Set(rows.map(({ cycleId }) => cycleId))])
    .select('m.id as memberId', 'c.id as cycleId', 'u.user_name as userName', 'm.telephone')
    .select('k.kind_name as kindName', 'k.specialties', 'q.valid_to as validTo', 'r.minutes_per_hour as minutesPerHour')
  return new Map(found.map((row) => [keyOf(row), row]))
}

const keyOf = ({ memberId, cycleId }: { memberId: number; cycleId: number }) => `${memberId}:${cycleId}`

function specialtyName(specialties: string, specialty: string): string | null {
  if (!specialty) return null
  return (JSON.parse(specialties) as Specialty[]).find(({ code }) => code === specialty)?.name ?? specialty
}
