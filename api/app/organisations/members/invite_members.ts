import { lockDailyBudget } from '#accounts/sms_codes/daily_sms_limit'
import type Organisation from '#organisations/organisation'
import { liveKeyOf } from '#organisations/organisation_member'
import { recordEvents } from '#organisations/record_event'
import { lockAsManager } from '#organisations/require_role'
import { queueOrganisationSms } from '#organisations/queue_sms'
import {
  EventKind,
  invitedMessage,
  isManager,
  MaxMembers,
  MemberRole,
  MemberState,
  organisationMessages as messages,
  OrganisationState,
} from '#organisations/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { readTelephones, TelephoneErrorText, type TelephoneEntry } from '#core/telephone_list'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { writeMessage } from '#messages/write_message'

export interface InvitationForm {
  telephones: string
  department?: string
  memberRole?: MemberRole
}

const batch = 500

/**
 * Rows and answer are the same for numbers with an account and without (docs/threats.md T241): the row names no user
 * until the invitation is accepted.
 */
export async function inviteMembers(trx: Trx, user: CurrentUser, organisationId: number, form: InvitationForm) {
  const entries = readTelephones(form.telephones)
  const { organisation, actor } = await lockAsManager(trx, user, organisationId)
  await lockDailyBudget(trx)
  if (organisation.state !== OrganisationState.Verified) throw new UserError(messages.notVerified)
  const memberRole = form.memberRole ?? MemberRole.Member
  if (isManager(memberRole) && actor.memberRole !== MemberRole.Owner) {
    throw new UserError(messages.ownerOnly, { field: 'memberRole' })
  }
  const listed = entries.flatMap(({ telephone, name }) => (telephone ? { telephone, name } : []))
  if (!listed.length) throw new UserError(messages.noTelephones, { field: 'telephones' })

  const live = await liveTelephones(trx, organisationId)
  const invited = listed.filter(({ telephone }) => !live.has(telephone))
  if (live.size + invited.length > MaxMembers) throw new UserError(messages.membersFull, { field: 'telephones' })
  await insertInvited(
    trx,
    { organisationId, memberRole, department: form.department ?? '', invitedBy: user.id },
    invited
  )
  if (invited.length) {
    const event = { organisationId, actorId: user.id, kind: EventKind.Invited, people: invited.length }
    await recordEvents(trx, [event])
    await notifyInvited(trx, organisation, { telephones: invited.map(({ telephone }) => telephone), actorId: user.id })
  }
  const telephones = new Set(invited.map(({ telephone }) => telephone))
  return {
    msg: invitedMessage(invited.length, listed.length - invited.length),
    results: entries.map((entry) => toResult(entry, telephones)),
  }
}

async function liveTelephones(trx: Trx, organisationId: number): Promise<Set<string>> {
  const rows = await trx
    .from('organisation_members')
    .where('organisation_id', organisationId)
    .whereNotNull('live_key')
    .select('telephone')
  return new Set(rows.map(({ telephone }) => telephone))
}

interface Invited {
  organisationId: number
  memberRole: MemberRole
  department: string
  invitedBy: number
}

async function insertInvited(trx: Trx, of: Invited, people: { telephone: string; name: string | null }[]) {
  const at = toStored(now())
  const rows = people.map(({ telephone, name }) => ({
    organisation_id: of.organisationId,
    telephone,
    listed_name: name,
    department: of.department,
    member_role: of.memberRole,
    state: MemberState.Invited,
    live_key: liveKeyOf(of.organisationId, telephone),
    invited_by: of.invitedBy,
    created_at: at,
  }))
  for (let from = 0; from < rows.length; from += batch) {
    await trx.table('organisation_members').multiInsert(rows.slice(from, from + batch))
  }
}

async function notifyInvited(
  trx: Trx,
  { id, organisationName }: Organisation,
  { telephones, actorId }: { telephones: string[]; actorId: number }
): Promise<void> {
  for (let from = 0; from < telephones.length; from += batch) {
    const some = telephones.slice(from, from + batch)
    const rows = await trx
      .from('organisation_members as m')
      .join('users as u', 'u.telephone_key', 'm.telephone')
      .whereIn(
        'm.live_key',
        some.map((telephone) => liveKeyOf(id, telephone))
      )
      .orderBy('u.id')
      .select('m.id as memberId', 'u.id as userId')
    for (const { memberId, userId } of rows) {
      const reference = `organisation-member:${memberId}`
      await writeMessage(trx, userId, { kind: 'organisationInvited', reference, facts: { organisationName } })
    }
  }
  await queueOrganisationSms(trx, { organisationId: id, organisationName, telephones, actorId, use: 'invitation' })
}

function toResult({ typed, telephone, name, times, fault }: TelephoneEntry, invited: Set<string>) {
  const result = fault ? ('invalid' as const) : invited.has(telephone!) ? ('invited' as const) : ('already' as const)
  const texts = { invited: '已邀请', already: '此前已邀请或已加入' }
  return {
    typed,
    telephone,
    name,
    times,
    result,
    resultText: result === 'invalid' ? TelephoneErrorText[fault!] : texts[result],
  }
}
