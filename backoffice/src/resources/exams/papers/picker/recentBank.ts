import { matchPath } from 'react-router'
import { recent } from '../../../../providers/recent'
import { session } from '../../../../providers/session'

/** The bank that was opened last in this tab: its questions are probably for this paper. */
export function recentBank(): number | undefined {
  const entry = recent(session.staff?.userId ?? 0).find(({ kind }) => kind === 'bank')
  const found = entry && matchPath('/board/:role/question-banks/:id/questions', entry.path)
  return found ? Number(found.params.id) : undefined
}
