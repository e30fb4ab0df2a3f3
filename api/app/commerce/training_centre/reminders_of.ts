import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { noticesRequestedBy, type RequestedNotice } from '#accounts/notices/notices_requested_by'
import { NoticeState } from '#accounts/notices/terms'
import { RemindEveryDays, StudyReminder } from '#commerce/training_centre/terms'
import { now } from '#core/time'

/** The centre's reminders of the last days, by telephone. */
export function remindersOf(userId: number, client: QueryClientContract = db.connection()) {
  const since = now().minus({ days: RemindEveryDays })
  return noticesRequestedBy(client, userId, { notice: StudyReminder, since })
}

/** A failed reminder does not count. */
export function isReminded(reminder: RequestedNotice | undefined): boolean {
  return reminder !== undefined && reminder.state !== NoticeState.Failed
}
