import db from '@adonisjs/lucid/services/db'
import { EventKind } from '#organisations/terms'
import { maskName, maskTelephone } from '#core/shared_rules'
import { toWireTime } from '#core/time'

/** Of a member, whose name is whole only among the hours that the member shares. */
const byMember = new Set<EventKind>([EventKind.Joined, EventKind.Shared, EventKind.Stopped, EventKind.Left])

/** Their details are an order number. */
const { Received, Bought, Assigned, Moved, Returned } = EventKind
const ofOrder = new Set<EventKind>([Received, Bought, Assigned, Moved, Returned])

/** 记录: what happened in the organisation, the newest first. */
export async function eventList(organisationId: number, { page = 1, pageSize = 20 }) {
  const events = () => db.from('organisation_events as e').where('e.organisation_id', organisationId)
  const [{ total }] = await events().count('* as total')
  const rows = await events()
    .join('users as u', 'u.id', 'e.actor_id')
    .leftJoin('organisation_members as m', 'm.id', 'e.organisation_member_id')
    .orderBy('e.id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .select('e.id', 'e.kind', 'e.people', 'e.details', 'e.created_at', 'u.user_name', 'm.telephone')
  return {
    events: rows.map((row) => ({
      eventId: Number(row.id),
      eventKind: row.kind as EventKind,
      actorName: byMember.has(row.kind) ? maskName(row.user_name) : String(row.user_name),
      memberTelephone: row.telephone ? maskTelephone(row.telephone) : null,
      people: Number(row.people),
      orderId: ofOrder.has(row.kind) ? String(row.details) : null,
      eventTime: toWireTime(row.created_at),
    })),
    total: Number(total),
  }
}
