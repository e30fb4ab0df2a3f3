import type { ClosingBlockerKind } from '#accounts/closing/terms'
import type { Trx } from '#core/transaction'

/** The user whose account is closed, as rows of other domains refer to the user. */
export interface DeletedUser {
  id: number
  loginName: string
  telephone: string | null
}

export type OwnRow = Record<string, unknown>

/** A domain's data about a user. Accounts may not import it, so it registers itself (docs/decisions/0066). */
export interface PersonalDataProvider {
  /** By the titles that the owner sees. */
  tables: Record<string, (userId: number) => PromiseLike<OwnRow[]>>
  /** Counts of each blocker, read after the user was locked. */
  findBlockers?: (trx: Trx, userId: number) => Promise<Partial<Record<ClosingBlockerKind, number>>>
  /** Anonymizes or deletes, in the transaction that closes the account. */
  erase?: (trx: Trx, person: DeletedUser) => Promise<void>
}

const parts: PersonalDataProvider[] = []

export function registerOwnData(some: PersonalDataProvider[]): void {
  for (const part of some) if (!parts.includes(part)) parts.push(part)
}

export const personalDataProviders = (): readonly PersonalDataProvider[] => parts

export async function countOf(query: { count(columns: string): PromiseLike<any[]> }) {
  const [{ total }] = await query.count('* as total')
  return Number(total)
}
