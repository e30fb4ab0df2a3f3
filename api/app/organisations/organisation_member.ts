import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import Organisation from '#organisations/organisation'
import OrganisationShare from '#organisations/organisation_share'
import type { MemberRole, MemberState } from '#organisations/terms'
import { OrganisationMemberSchema } from '#core/schema'

/** A telephone that an organisation invited, and from the acceptance on its user. */
export default class OrganisationMember extends OrganisationMemberSchema {
  declare memberRole: MemberRole
  declare state: MemberState

  @belongsTo(() => Organisation)
  declare organisation: BelongsTo<typeof Organisation>

  @hasMany(() => OrganisationShare)
  declare shares: HasMany<typeof OrganisationShare>
}

export const liveKeyOf = (organisationId: number, telephone: string) => `${organisationId}:${telephone}`
export const activeKeyOf = (organisationId: number, userId: number) => `${organisationId}:${userId}`
