import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import type { QualificationOrigin } from '#certificates/qualifications/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { QualificationSchema, QualificationSpecialtySchema } from '#core/schema'
import type { Trx } from '#core/transaction'

export class QualificationSpecialty extends QualificationSpecialtySchema {}

export default class Qualification extends QualificationSchema {
  declare origin: QualificationOrigin

  @belongsTo(() => QualificationKind)
  declare qualificationKind: BelongsTo<typeof QualificationKind>

  @hasMany(() => QualificationSpecialty)
  declare specialties: HasMany<typeof QualificationSpecialty>

  /** An ended one is as absent. */
  static async owned(trx: Trx, user: CurrentUser, id: number): Promise<Qualification> {
    const own = await Qualification.query({ client: trx })
      .where({ id, userId: user.id })
      .whereNull('endedAt')
      .preload('specialties')
      .first()
    if (!own) throw new NotFound()
    return own
  }
}
