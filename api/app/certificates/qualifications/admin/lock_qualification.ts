import { lockUser } from '#accounts/lock_user'
import Qualification from '#certificates/qualifications/qualification'
import { qualificationMessages as messages } from '#certificates/qualifications/terms'
import { NotFound, UserError } from '#core/errors'
import type { Trx } from '#core/transaction'

/** Locks the user before the qualification, as the learner's own changes do. @throws NotFound for an ended one */
export async function lockQualification(trx: Trx, id: number, lockVersion: number): Promise<Qualification> {
  const known = await Qualification.find(id, { client: trx })
  if (!known) throw new NotFound()
  await lockUser(trx, known.userId)
  const qualification = await Qualification.query({ client: trx })
    .where('id', id)
    .whereNull('endedAt')
    .preload('specialties')
    .preload('qualificationKind')
    .first()
  if (!qualification) throw new NotFound()
  if (qualification.lockVersion !== lockVersion) throw new UserError(messages.changed, { code: 'stale' })
  return qualification
}
