import { lockUser } from '#accounts/lock_user'
import Qualification from '#certificates/qualifications/qualification'
import { qualificationMessages as messages } from '#certificates/qualifications/terms'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'

/**
 * Locks the user before the qualification is read, as the learner's own changes do: the first read fixes what a
 * transaction sees. @throws NotFound for an ended one; UserError if it has changed
 */
export async function withQualification(
  { id, lockVersion }: { id: number; lockVersion: number },
  work: (trx: Trx, qualification: Qualification) => Promise<void>
): Promise<void> {
  const known = await Qualification.find(id)
  if (!known) throw new NotFound()
  await transaction(async (trx) => {
    await lockUser(trx, known.userId)
    const qualification = await Qualification.query({ client: trx })
      .where('id', id)
      .whereNull('endedAt')
      .preload('specialties')
      .preload('qualificationKind')
      .first()
    if (!qualification) throw new NotFound()
    if (qualification.lockVersion !== lockVersion) throw new UserError(messages.changed, { code: 'conflict' })
    await work(trx, qualification)
  })
}
