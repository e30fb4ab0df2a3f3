import { OrganisationStateText } from '#organisations/terms'
import { choice } from '#start/objects/fields'
import type { Fields } from '#start/objects/fields'

export const organisationFields: Fields = { state: choice('核验状态', OrganisationStateText) }
