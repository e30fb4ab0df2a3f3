import db from '@adonisjs/lucid/services/db'
import { CertSubjectText } from '#catalogue/terms'
import { now, toStored } from '#core/time'

const constructors = ['jzgc', 'szgc', 'slsd'] as const

export interface RuleOptions {
  validFrom?: string
  minutesPerHour?: number
  requiredHours?: number
  countBy?: string
}

/** 二级建造师, whose courses are found by subject, with a rule of 60 + 60 hours and 30 + 30 per added specialty. */
export async function constructorKind(code = 'constructor-2', rule: RuleOptions = {}): Promise<number> {
  const [kindId] = await db
    .table('qualification_kinds')
    .insert({
      code,
      kind_name: '二级建造师',
      specialties: JSON.stringify(
        constructors.map((one) => ({ code: one, name: CertSubjectText[one], certSubject: one }))
      ),
      many_specialties: true,
      accepts: JSON.stringify(constructors),
      created_at: toStored(now()),
    })
  await educationRule(kindId, rule)
  return kindId
}

export async function educationRule(kindId: number, options: RuleOptions = {}): Promise<number> {
  const [id] = await db
    .table('education_rules')
    .insert({
      qualification_kind_id: kindId,
      valid_from: options.validFrom ?? '2020-01-01',
      cycle_months: 36,
      required_hours: options.requiredHours ?? 60,
      elective_hours: 60,
      extra_required_hours: 30,
      extra_elective_hours: 30,
      minutes_per_hour: options.minutesPerHour ?? 40,
      count_by: options.countBy ?? 'confirmed',
      apply_from_days: 90,
      apply_until_days: 30,
      milestones: '[]',
      source_title: '测试规则',
      created_at: toStored(now()),
    })
  return id
}
