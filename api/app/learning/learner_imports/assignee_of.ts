import type { Assignee } from '#learning/entitlements/assignees'
import type { CheckedRow } from '#learning/learner_imports/check_rows'

/** By the account's own telephone, if it has one: no other person of the sheet has it. */
export function assigneeOf({ user, person }: CheckedRow, userId: number | null = user?.id ?? null): Assignee {
  return { telephone: user?.telephoneKey ?? person.telephone!, userId, hasIdentity: true }
}
