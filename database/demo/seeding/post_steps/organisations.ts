import { organisation, organisationMembers } from '../../content/organisations.js'
import { dayOf, daysBefore, stored } from '../times.js'
import type { SeedContext } from '../seed_context.js'

/** An employer with members in every state, some of whom share hours, and a bulk order bought for it. */
export async function addOrganisations(context: SeedContext): Promise<void> {
  const { tools } = context
  const { trx } = context.tables
  const at = (days: number) => stored(daysBefore(tools.now, days))
  const person = [...context.people.values()].find(({ userName }) => userName === organisation.owner)!
  const owner = await trx.from('users').where('id', person.id).firstOrFail()
  const admin = await trx.from('user_roles').where('role', 'admin').orderBy('user_id').firstOrFail()
  const { organisationName, creditCode, goal } = organisation
  const [id] = await trx
    .table('organisations')
    .insert({
      organisation_name: organisationName,
      credit_code: creditCode,
      state: 'verified',
      verified_key: creditCode,
      verified_at: at(59),
      verified_by: admin.user_id,
      created_by: owner.id,
      created_at: at(60),
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
      joined_at: at(60),
      created_at: at(60),
    })
  const event = (kind: string, days: number, more: object = {}) =>
    trx
      .table('organisation_events')
      .insert({ organisation_id: id, actor_id: owner.id, kind, created_at: at(days), ...more })
  await event('created', 60)
  await event('verified', 59, { actor_id: admin.user_id })
  await event('invited', 38, { people: organisationMembers.length })

  const kinds = await trx.from('qualification_kinds').select('id', 'code')
  const kindId = (code: string) => kinds.find((kind) => kind.code === code)!.id
  const sharing: number[] = []
  for (const member of organisationMembers) {
    const user = [...context.people.values()].find(({ userName }) => userName === member.userName)
    const row = user && (await trx.from('users').where('id', user.id).firstOrFail())
    const telephone = member.telephone ?? row.telephone_key
    const isActive = member.state === 'active'
    const hasJoined = member.state !== 'invited'
    const hasLeft = member.state === 'left'
    const shares = member.shares.length > 0
    const [memberId] = await trx
      .table('organisation_members')
      .insert({
        organisation_id: id,
        user_id: hasJoined ? row.id : null,
        telephone,
        department: member.department,
        member_role: member.memberRole ?? 'member',
        state: member.state,
        live_key: hasLeft ? null : `${id}:${telephone}`,
        active_key: isActive ? `${id}:${row.id}` : null,
        share_version: shares ? tools.sharing.version : null,
        share_hash: shares ? tools.sharing.hash : null,
        shared_at: shares || member.hasStopped ? at(37) : null,
        stopped_at: member.hasStopped ? at(9) : null,
        invited_by: owner.id,
        joined_at: hasJoined ? at(37) : null,
        left_at: hasLeft ? at(9) : null,
        created_at: at(38),
      })
    for (const code of member.shares) {
      await trx
        .table('organisation_shares')
        .insert({ organisation_member_id: memberId, qualification_kind_id: kindId(code) })
    }
    const own = { actor_id: row?.id, organisation_member_id: memberId }
    if (hasJoined) await event('joined', 37, own)
    if (shares || member.hasStopped) await event('shared', 37, own)
    if (shares) sharing.push(memberId)
    if (member.hasStopped) await event('stopped', 9, own)
    if (hasLeft) await event('left', 9, own)
  }
  await addOrder(context, { organisationId: id, userId: owner.id })
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
}

/** The newest bulk order of the owner, as bought for the organisation; its seats were assigned a day later. */
async function addOrder(
  { tables: { trx } }: SeedContext,
  { organisationId, userId }: { organisationId: number; userId: number }
): Promise<void> {
  const order = await trx
    .from('orders')
    .where({ user_id: userId, order_type: 'package', order_status: 2 })
    .orderBy('id', 'desc')
    .select('id', 'order_no', 'quote', 'paid_at')
    .firstOrFail()
  const quote = JSON.stringify({ ...JSON.parse(order.quote), organisationId })
  await trx.from('orders').where('id', order.id).update({ quote })
  await trx
    .table('organisation_orders')
    .insert({ organisation_id: organisationId, order_id: order.id, handed_by: userId, created_at: order.paid_at })
  const [{ seats, first }] = await trx
    .from('user_courses')
    .where({ order_id: order.id, source: 'assignment' })
    .min('created_at as first')
    .countDistinct('seat_no as seats')
  const common = { organisation_id: organisationId, actor_id: userId, details: order.order_no }
  await trx.table('organisation_events').insert({ ...common, kind: 'bought', created_at: order.paid_at })
  if (Number(seats)) {
    await trx
      .table('organisation_events')
      .insert({ ...common, kind: 'assigned', people: Number(seats), created_at: first })
  }
}
