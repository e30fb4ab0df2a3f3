import db from '@adonisjs/lucid/services/db'
import { findLearnerIds, lockLearners, type KnownLearners, type Person } from '#accounts/learners/find_learners'
import { isDuplicate, transaction, type Trx } from '#core/transaction'

const mostAttempts = 3

/** Thrown by `work` when a person was added after the search for these numbers: it begins again and finds her. */
export class LearnerAddedMeanwhile extends Error {}

/**
 * A transaction that holds the locks of the accounts with these numbers. Of two that add the same person the second
 * meets the unique key, begins again and finds her.
 * @param run opens the transaction
 */
export async function withKnownLearners<T>(
  people: Person[],
  work: (trx: Trx, known: KnownLearners) => Promise<T>,
  run: (work: (trx: Trx) => Promise<T>) => Promise<T> = transaction
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const ids = await findLearnerIds(people, db.connection())
    try {
      return await run(async (trx) => work(trx, await lockLearners(ids, trx)))
    } catch (error) {
      const isAddedMeanwhile = isDuplicate(error) || error instanceof LearnerAddedMeanwhile
      if (!isAddedMeanwhile || attempt === mostAttempts) throw error
    }
  }
}
