import type { Trx } from '#core/transaction'

/**
 * Whose the telephones are, by telephone; those of nobody are missing.
 *
 * The read locks, on purpose. Somebody may be registering with one of the numbers at this moment: either
 * this waits for the registration and sees the person, or the registration waits for us and finds the
 * seat when it claims. A plain read would leave a seat waiting for a person who has come already.
 */
export async function holdersOf(trx: Trx, telephones: string[]): Promise<Map<string, number>> {
  const rows = await trx
    .from('users')
    .whereIn('telephone_key', telephones)
    .select('id', 'telephone_key as telephone')
    .forShare()
  return new Map(rows.map(({ id, telephone }) => [telephone, id]))
}
