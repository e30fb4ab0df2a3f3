import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { OrganisationShareSchema } from '#core/schema'

/** A kind of qualification whose hours a member shares. */
export default class OrganisationShare extends OrganisationShareSchema {
  @belongsTo(() => QualificationKind)
  declare qualificationKind: BelongsTo<typeof QualificationKind>
}
