import {
  minutesPerHour,
  qualificationKinds,
  qualifications,
  safetyCourse,
  specialties,
} from '../../content/qualification_kinds.js'
import { dayOf, daysBefore, stored } from '../times.js'
import type { SeedContext } from '../seed_context.js'

const rulesSince = '2020-01-01'

/** Kinds with their rules, and learners' qualifications with what their uploaded hours count for. */
export async function addQualifications(context: SeedContext): Promise<void> {
  const kinds = new Map<string, { id: number; ruleId: number }>()
  for (const kind of qualificationKinds) kinds.set(kind.code, await addKind(context, kind))
  await addNamedKinds(context, kinds)
  for (const one of qualifications) await addQualification(context, one, kinds.get(one.kind)!)
}

/** A course that counts for safety officers too, which its subject does not say. */
async function addNamedKinds({ tables: { trx } }: SeedContext, kinds: Map<string, { id: number }>): Promise<void> {
  const course = await trx.from('courses').where('course_name', safetyCourse.name).firstOrFail()
  for (const kind of safetyCourse.kinds) {
    await trx
      .table('course_qualification_kinds')
      .insert({ course_id: course.id, qualification_kind_id: kinds.get(kind)!.id })
  }
}

async function addKind(
  { tables: { trx }, tools: { now } }: SeedContext,
  { code, name, bySubject, rule }: (typeof qualificationKinds)[number]
) {
  const created = { created_at: stored(daysBefore(now, 1100)) }
  const [id] = await trx
    .table('qualification_kinds')
    .insert({
      code,
      kind_name: name,
      specialties: JSON.stringify(bySubject ? specialties : []),
      many_specialties: bySubject,
      accepts: JSON.stringify(bySubject ? specialties.map(({ certSubject }) => certSubject) : []),
      ...created,
    })
  const [ruleId] = await trx
    .table('education_rules')
    .insert({
      qualification_kind_id: id,
      valid_from: rulesSince,
      cycle_months: rule.months,
      required_hours: rule.required,
      elective_hours: rule.elective,
      extra_required_hours: rule.extraRequired ?? 0,
      extra_elective_hours: rule.extraElective ?? 0,
      minutes_per_hour: minutesPerHour,
      apply_from_days: rule.applyFromDays,
      apply_until_days: rule.applyUntilDays,
      milestones: JSON.stringify(rule.milestones ?? []),
      source_title: rule.source,
      ...created,
    })
  return { id, ruleId }
}

async function addQualification(
  context: SeedContext,
  one: (typeof qualifications)[number],
  kind: { id: number; ruleId: number }
): Promise<void> {
  const { tools } = context
  const { trx } = context.tables
  const userId = [...context.people.values()].find(({ userName }) => userName === one.userName)!.id
  const { rule } = qualificationKinds.find(({ code }) => code === one.kind)!
  const day = (days: number) => dayOf(daysBefore(tools.now, days))
  const [startsOn, endsOn] = [day(one.sinceDays), day(-one.untilDays)]
  const created = { created_at: stored(daysBefore(tools.now, 5)) }
  const sealed = tools.encryptQualificationNumber(one.number)
  const [id] = await trx
    .table('qualifications')
    .insert({
      user_id: userId,
      qualification_kind_id: kind.id,
      number_cipher: sealed.numberCipher,
      number_index: sealed.numberIndex,
      number_masked: sealed.numberMasked,
      employer_name: one.employer,
      valid_from: startsOn,
      valid_to: endsOn,
      ...created,
    })
  const [cycleId] = await trx
    .table('education_cycles')
    .insert({
      qualification_id: id,
      user_id: userId,
      education_rule_id: kind.ruleId,
      starts_on: startsOn,
      ends_on: endsOn,
      apply_until: day(rule.applyUntilDays - one.untilDays),
      ...created,
    })
  for (const [at, specialty] of one.specialties.entries()) {
    await trx.table('qualification_specialties').insert({ qualification_id: id, specialty, is_main: at === 0 })
  }
  for (const [at, specialty] of (one.specialties.length ? one.specialties : ['']).entries()) {
    const hours = at === 0 ? [rule.elective, rule.required] : [rule.extraElective ?? 0, rule.extraRequired ?? 0]
    for (const required of [1, 0]) {
      const seconds = hours[required]! * minutesPerHour * 60
      if (!seconds) continue
      await trx
        .table('cycle_targets')
        .insert({ education_cycle_id: cycleId, specialty, required: Boolean(required), target_seconds: seconds })
    }
  }
  if (one.specialties.length) await countHours(context, { cycleId, userId, startsOn, endsOn, ...one })
}

/** Confirmed uploads of these specialties within the days of the cycle, as the product attributes them. */
async function countHours(
  { tables: { trx } }: SeedContext,
  cycle: { cycleId: number; userId: number; startsOn: string; endsOn: string; specialties: string[] }
): Promise<void> {
  const entries = await trx
    .from('hour_entries as h')
    .join('hour_uploads as u', 'u.id', 'h.hour_upload_id')
    .join('course_edu_logs as l', 'l.id', 'h.course_edu_log_id')
    .join('certificates as c', 'c.id', 'l.certificate_id')
    .where({ 'h.user_id': cycle.userId, 'h.kind': 'push', 'u.state': 'confirmed' })
    .whereIn('c.cert_subject', cycle.specialties)
    .orderBy('h.id')
    .select('h.id', 'h.used_seconds', 'h.created_at', 'c.cert_subject', 'c.required_course')
  for (const entry of entries) {
    const on = dayOf(new Date(`${String(entry.created_at).replace(' ', 'T')}Z`))
    if (on < cycle.startsOn || on > cycle.endsOn) continue
    await trx
      .table('cycle_entries')
      .insert({
        education_cycle_id: cycle.cycleId,
        user_id: cycle.userId,
        specialty: entry.cert_subject,
        required: Boolean(entry.required_course),
        counted_seconds: entry.used_seconds,
        counted_on: on,
        kind: 'push',
        hour_entry_id: entry.id,
        cause: `push:${entry.id}`,
        created_at: entry.created_at,
      })
    await trx
      .from('cycle_targets')
      .where({
        education_cycle_id: cycle.cycleId,
        specialty: entry.cert_subject,
        required: Boolean(entry.required_course),
      })
      .increment('counted_seconds', entry.used_seconds)
  }
}
