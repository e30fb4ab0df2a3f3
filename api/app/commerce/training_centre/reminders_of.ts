import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { noticesRequestedBy, noticesWithKey, type RequestedNotice } from '#accounts/notices/notices_requested_by'
import { NoticeState } from '#accounts/notices/terms'
import type { CentreOwner } from '#commerce/bought_by'
import { RemindEveryDays, StudyReminder } from '#commerce/training_centre/terms'
import { now } from '#core/time'

/** The centre's reminders of the last days, by telephone; those of an organisation by any of its managers. */
export function remindersOf(owner: CentreOwner, client: QueryClientContract = db.connection()) {
  const since = now().minus({ days: RemindEveryDays })
  if ('organisationId' in owner) return noticesWithKey(client, reminderKeyOf(owner), { since })
  return noticesRequestedBy(client, owner.userId, { notice: StudyReminder, since })
}

/** The beginning of the idempotency keys of a centre. */
export function reminderKeyOf(owner: CentreOwner): string {
  const name = 'organisationId' in owner ? `o${owner.organisationId}` : String(owner.userId)
  return `${StudyReminder}:${name}:`
}

/** A failed reminder does not count. */
export function isReminded(reminder: RequestedNotice | undefined): boolean {
  return reminder !== undefined && reminder.state !== NoticeState.Failed
}
