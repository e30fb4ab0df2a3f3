import { UserRoleSchema } from '#core/schema'

export default class UserRole extends UserRoleSchema {}
