import type { ClosingBlockerKind } from '#accounts/closing/terms'
import type { Trx } from '#core/transaction'

/** Who leaves, as the rows of other domains name them. */
export interface DeletedUser {
  id: number
  loginName: string
  telephone: string | null
}

export type OwnRow = Record<string, unknown>

/** What a domain has of a person. Accounts may not import it, so it registers itself (docs/decisions/0066). */
export interface PersonalDataProvider {
  /** By the titles that its owner reads. */
  tables: Record<string, (userId: number) => PromiseLike<OwnRow[]>>
  /** How many of each there are, read after the person was locked. */
  obstacles?: (trx: Trx, userId: number) => Promise<Partial<Record<ClosingBlockerKind, number>>>
  /** Makes anonymous or deletes, in the transaction that closes. */
  forget?: (trx: Trx, person: DeletedUser) => Promise<void>
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
