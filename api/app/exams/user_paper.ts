import { UserPaperSchema } from '#core/schema'
import type { AttemptMode, AttemptState, SubmittedBy } from '#exams/attempts/terms'

/** One attempt at a paper (docs/decisions/0011). */
export default class UserPaper extends UserPaperSchema {
  static table = 'user_papers'
  declare mode: AttemptMode
  declare state: AttemptState
  declare submittedBy: SubmittedBy | null
}
