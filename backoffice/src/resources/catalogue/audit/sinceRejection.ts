import type { AuditEntry } from '../../objects/public'

/** Changes of state, which the page shows itself. */
const ofState = ['course.submit', 'course.withdraw', 'course.publish', 'course.unpublish', 'course.hot', 'course.unhot']

/** The rejection after the last publication and the changes since; null if there was none. `entries` are newest first. */
export function sinceRejection(entries: AuditEntry[]) {
  const at = entries.findIndex(({ action }) => action === 'course.send-back')
  const published = entries.findIndex(({ action }) => action === 'course.publish')
  if (at < 0 || (published >= 0 && published < at)) return null
  const changes = entries.slice(0, at).filter(({ action }) => !ofState.includes(action))
  return { rejection: entries[at]!, changes }
}
