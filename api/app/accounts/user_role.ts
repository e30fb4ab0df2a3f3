import { UserRoleSchema } from '#core/schema'

/** One role of one person; the lowest position decides where the person lands. */
export default class UserRole extends UserRoleSchema {}
