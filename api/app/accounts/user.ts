import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { UserSchema } from '#core/schema'
import { mustReplacePassword } from '#accounts/password_age'
import UserRole from '#accounts/user_role'
import { hasStaffRole, type Role } from '#core/roles'
import type { Trx } from '#core/transaction'

export default class User extends UserSchema {
  @hasMany(() => UserRole, { onQuery: (query) => query.orderBy('position') })
  declare roleRows: HasMany<typeof UserRole>

  /** @throws for missing and deleted users */
  static findWithRoles(id: number, trx?: Trx): Promise<User> {
    return User.query({ client: trx }).where('id', id).whereNull('deletedAt').preload('roleRows').firstOrFail()
  }

  /** Requires `roleRows` to be loaded, as do the getters below. */
  get roles(): Role[] {
    return this.roleRows.map(({ role }) => role as Role)
  }

  get isStaff(): boolean {
    return hasStaffRole(this.roles)
  }

  get mustReplacePassword(): boolean {
    return this.mustReplacePasswordAs(this.roles)
  }

  /** Without the staff step an expired staff password does not stop the user's own study. */
  mustReplacePasswordAs(roles: readonly Role[]): boolean {
    return mustReplacePassword({
      staff: hasStaffRole(roles),
      mustChange: this.mustChangePassword,
      due: this.staffPasswordDue,
      since: this.passwordChangedAt ?? this.createdAt,
    })
  }

  get isActive(): boolean {
    return !this.disabledAt && !this.deletedAt
  }
}
