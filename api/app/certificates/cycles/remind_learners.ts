import db from '@adonisjs/lucid/services/db'
import { cycleSums, missingSeconds } from '#certificates/cycles/cycle_sums'
import EducationCycle from '#certificates/cycles/education_cycle'
import { CycleState, missingHoursText, RemindDays } from '#certificates/cycles/terms'
import EducationRule from '#certificates/education_rules/education_rule'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { toMinutes } from '#core/duration'
import { addDays, now, toWireDay } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { writeMessage, type NewMessage } from '#messages/write_message'

/** A reminder of a day without a run is sent within this many days; later it would only be late. */
const catchUpDays = 3

const batch = 200

/** Once per cycle and mark, however often and in however many processes it runs (`messages.reference`). */
export async function remindLearners(): Promise<void> {
  const today = toWireDay(now())
  for (const mark of RemindDays) {
    const newest = addDays(today, mark)
    const due = () =>
      openCycles().where('applyUntil', '>', addDays(newest, -catchUpDays)).where('applyUntil', '<=', newest)
    await eachOf(due, (trx, cycle, rule) => dueMessage(trx, cycle, { rule, mark }))
  }
  for (const { id, applyFromDays } of await EducationRule.query()) {
    const newest = addDays(today, applyFromDays)
    const ending = () =>
      openCycles()
        .where('educationRuleId', id)
        .where('endsOn', '>', addDays(newest, -catchUpDays))
        .where('endsOn', '<=', newest)
    await eachOf(ending, endingMessage)
  }
}

const openCycles = () =>
  EducationCycle.query()
    .where('state', CycleState.Open)
    .whereIn('userId', db.from('users').whereNull('deleted_at').select('id'))
    .whereIn('qualificationId', db.from('qualifications').whereNull('ended_at').select('id'))

type MessageOf = (trx: Trx, cycle: EducationCycle, rule: EducationRule) => Promise<NewMessage | null>

/** One transaction each, so that one that fails ends no other. */
async function eachOf(cycles: () => ReturnType<typeof openCycles>, messageOf: MessageOf): Promise<void> {
  for (let after = 0; ;) {
    const rows = await cycles().where('id', '>', after).orderBy('id').limit(batch)
    for (const { id } of rows) await transaction((trx) => remind(trx, id, messageOf))
    if (rows.length < batch) return
    after = rows.at(-1)!.id
  }
}

async function remind(trx: Trx, cycleId: number, messageOf: MessageOf): Promise<void> {
  const cycle = await EducationCycle.find(cycleId, { client: trx })
  if (cycle?.state !== CycleState.Open) return
  const rule = await EducationRule.findOrFail(cycle.educationRuleId, { client: trx })
  const message = await messageOf(trx, cycle, rule)
  if (message) await writeMessage(trx, cycle.userId, message)
}

async function dueMessage(
  trx: Trx,
  { id, applyUntil }: EducationCycle,
  { rule, mark }: { rule: EducationRule; mark: number }
): Promise<NewMessage | null> {
  const sums = await cycleSums(trx, [id])
  const missing = missingHoursText({
    minutesPerHour: rule.minutesPerHour,
    targets: sums.map((target) => ({
      requiredCourse: target.required ? 1 : 0,
      missingMinutes: toMinutes(missingSeconds(target)),
    })),
  })
  if (!missing) return null
  const facts = { kindName: await kindNameOf(trx, rule), missing, applyUntil }
  return { kind: 'cycleDue', reference: `education-cycle:${id}:${mark}`, facts }
}

async function endingMessage(
  trx: Trx,
  { id, endsOn, applyUntil }: EducationCycle,
  rule: EducationRule
): Promise<NewMessage> {
  const facts = { kindName: await kindNameOf(trx, rule), validTo: endsOn, applyUntil }
  return { kind: 'qualificationEnding', reference: `education-cycle:${id}`, facts }
}

async function kindNameOf(trx: Trx, { qualificationKindId }: EducationRule): Promise<string> {
  return (await QualificationKind.findOrFail(qualificationKindId, { client: trx })).kindName
}
