import type { OrganisationState } from '#organisations/terms'
import { OrganisationSchema } from '#core/schema'

/** An employer. */
export default class Organisation extends OrganisationSchema {
  declare state: OrganisationState
}
