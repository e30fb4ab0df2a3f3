import { organisation, organisationMembers } from '../../content/organisations.js'
import { dayOf, daysBefore, stored } from '../times.js'
import type { SeedContext } from '../seed_context.js'

/** An employer with members, some of whom share hours, and the bulk order that it received. */
export async function addOrganisations(context: SeedContext): Promise<void> {
  const { tools } = context
  const { trx } = context.tables
  const at = (days: number) => stored(daysBefore(tools.now, days))
  const buyer = [...context.people.values()].find(({ userName }) => userName === organisation.owner)!
  const order = await trx
    .from('orders')
    .where({ user_id: buyer.id, order_type: 'package', order_status: 2 })
    .orderBy('id', 'desc')
    .select('id', 'order_no')
    .firstOrFail()
  const owner = await trx.from('users').where('id', buyer.id).firstOrFail()
  const admin = await trx.from('user_roles').where('role', 'admin').orderBy('user_id').firstOrFail()
  const { organisationName, creditCode, goal } = organisation
  const [id] = await trx
    .table('organisations')
    .insert({
      organisation_name: organisationName,
      credit_code: creditCode,
      state: 'verified',
      verified_key: creditCode,
      verified_at: at(39),
      verified_by: admin.user_id,
      created_by: owner.id,
      created_at: at(40),
    })
  await trx
    .table('organisation_members')
    .insert({
      organisation_id: id,
      user_id: owner.id,
      telephone: owner.telephone_key,
      member_role: 'owner',
      state: 'active',
      live_key: `${id}:${owner.telephone_key}`,
      active_key: `${id}:${owner.id}`,
      invited_by: owner.id,
      joined_at: at(40),
      created_at: at(40),
    })
  const event = (kind: string, days: number, more: object = {}) =>
    trx
      .table('organisation_events')
      .insert({ organisation_id: id, actor_id: owner.id, kind, created_at: at(days), ...more })
  await event('created', 40)
  await event('verified', 39, { actor_id: admin.user_id })
  await event('invited', 38, { people: organisationMembers.length })

  const kinds = await trx.from('qualification_kinds').select('id', 'code')
  const kindId = (code: string) => kinds.find((kind) => kind.code === code)!.id
  const sharing: number[] = []
  for (const member of organisationMembers) {
    const user = [...context.people.values()].find(({ userName }) => userName === member.userName)
    const row = user && (await trx.from('users').where('id', user.id).firstOrFail())
    const telephone = member.telephone ?? row.telephone_key
    const isActive = member.state === 'active'
    const shares = member.shares.length > 0
    const [memberId] = await trx
      .table('organisation_members')
      .insert({
        organisation_id: id,
        user_id: isActive ? row.id : null,
        telephone,
        department: member.department,
        member_role: 'member',
        state: member.state,
        live_key: `${id}:${telephone}`,
        active_key: isActive ? `${id}:${row.id}` : null,
        share_version: shares ? tools.sharing.version : null,
        share_hash: shares ? tools.sharing.hash : null,
        shared_at: shares ? at(37) : null,
        invited_by: owner.id,
        joined_at: isActive ? at(37) : null,
        created_at: at(38),
      })
    for (const code of member.shares) {
      await trx
        .table('organisation_shares')
        .insert({ organisation_member_id: memberId, qualification_kind_id: kindId(code) })
    }
    if (isActive) await event('joined', 37, { actor_id: row.id, organisation_member_id: memberId })
    if (shares) {
      sharing.push(memberId)
      await event('shared', 37, { actor_id: row.id, organisation_member_id: memberId })
    }
  }
  await event('downloaded', 3, { people: sharing.length })
  const readOn = dayOf(daysBefore(tools.now, 3))
  for (const memberId of sharing) {
    for (const kind of ['seen', 'downloaded']) {
      const reading = { organisation_member_id: memberId, actor_id: owner.id, kind, read_on: readOn, created_at: at(3) }
      await trx.table('organisation_readings').insert(reading)
    }
  }
  await trx
    .table('organisation_goals')
    .insert({
      organisation_id: id,
      department: goal.department,
      qualification_kind_id: kindId(goal.kind),
      due_on: dayOf(daysBefore(tools.now, -goal.inDays)),
      created_by: owner.id,
      created_at: at(3),
    })
  await event('received', 2, { details: order.order_no })
  await trx
    .table('organisation_orders')
    .insert({ organisation_id: id, order_id: order.id, handed_by: owner.id, created_at: at(2) })
}
