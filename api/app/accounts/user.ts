import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { UserSchema } from '#core/schema'
import { mustReplacePassword } from '#accounts/password_age'
import UserRole from '#accounts/user_role'
import { Role } from '#core/roles'
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
    return this.roles.some((role) => role !== Role.User)
  }

  get mustReplacePassword(): boolean {
    return mustReplacePassword({
      staff: this.isStaff,
      mustChange: this.mustChangePassword,
      since: this.passwordChangedAt ?? this.createdAt,
    })
  }

  get isActive(): boolean {
    return !this.disabledAt && !this.deletedAt
  }
}
