import { lockDailyBudget } from '#accounts/sms_codes/daily_sms_limit'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { hoursRows, inOrder, type HoursFilters, type HoursRow } from '#organisations/hours/hours_rows'
import { queueOrganisationSms } from '#organisations/queue_sms'
import { recordEvents } from '#organisations/record_event'
import { lockAsManager } from '#organisations/require_role'
import {
  EventKind,
  HoursState,
  MaxRemindersAtOnce,
  OrganisationState,
  organisationMessages,
  RemindEveryDays,
  remindedText,
} from '#organisations/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { getOrFail } from '#core/get_or_fail'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { writeMessage } from '#messages/write_message'

export interface ReminderForm {
  memberIds?: number[]
  /** All with hours missing among these. */
  filter?: HoursFilters
}

/** A message, and an SMS when the day's share allows it, to sharing members who miss hours: once in seven days each. */
export async function remindMembers(trx: Trx, user: CurrentUser, organisationId: number, form: ReminderForm) {
  const { organisation } = await lockAsManager(trx, user, organisationId)
  await lockDailyBudget(trx)
  if (organisation.state !== OrganisationState.Verified) throw new UserError(organisationMessages.notVerified)
  const missing: HoursRow[] = await inOrder(
    hoursRows(organisationId, form.filter, trx).whereNot('hoursState', HoursState.Met)
  ).select('*')
  const wanted = form.memberIds && new Set(form.memberIds)
  const people = new Map<number, HoursRow>()
  for (const row of missing) {
    if (!people.has(row.memberId) && (!wanted || wanted.has(row.memberId))) people.set(row.memberId, row)
  }
  const recent = await remindedMembers(trx, organisationId)
  const open = [...people.values()].filter(({ memberId }) => !recent.has(memberId))
  const chosen = open.slice(0, MaxRemindersAtOnce)
  const { organisationName } = organisation
  const kinds = await QualificationKind.query({ client: trx })
  const nameOf = new Map(kinds.map(({ id, kindName }) => [id, kindName]))
  for (const { memberId, userId, qualificationKindId, applyUntil } of chosen.toSorted(
    (one, other) => one.userId - other.userId
  )) {
    const reference = `organisation-hours:${memberId}:${now().toUnixInteger()}`
    const facts = { organisationName, kindName: getOrFail(nameOf, qualificationKindId), applyUntil }
    await writeMessage(trx, userId, { kind: 'organisationReminded', reference, facts })
  }
  await recordEvents(
    trx,
    chosen.map(({ memberId }) => ({ organisationId, actorId: user.id, kind: EventKind.Reminded, memberId }))
  )
  const telephones = await telephonesOf(trx, chosen)
  const about = { organisationId, organisationName, telephones, actorId: user.id }
  const sms = await queueOrganisationSms(trx, { ...about, use: 'reminder' })
  const counts = { reminded: chosen.length, bySms: sms, skipped: (wanted?.size ?? people.size) - chosen.length }
  return { msg: remindedText(counts), ...counts }
}

async function remindedMembers(trx: Trx, organisationId: number): Promise<Set<number>> {
  const rows = await trx
    .from('organisation_events')
    .where({ organisation_id: organisationId, kind: EventKind.Reminded })
    .where('created_at', '>', toStored(now().minus({ days: RemindEveryDays })))
    .select('organisation_member_id')
  return new Set(rows.map((row) => Number(row.organisation_member_id)))
}

/** Their numbers of today, which may differ from those that the organisation typed. */
async function telephonesOf(trx: Trx, people: HoursRow[]): Promise<string[]> {
  const ids = people.map(({ userId }) => userId)
  const users = await trx.from('users').whereIn('id', ids).whereNotNull('telephone_key').select('telephone_key')
  return users.map((user) => String(user.telephone_key))
}
