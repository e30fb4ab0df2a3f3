import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { UserSchema } from '#core/schema'
import { mustReplacePassword } from '#accounts/passwords/password_age'
import UserRole from '#accounts/user_role'
import { Role } from '#core/roles'
import type { Trx } from '#core/transaction'

/** A person who may sign in, in one or more roles. */
export default class User extends UserSchema {
  @hasMany(() => UserRole, { onQuery: (query) => query.orderBy('position') })
  declare roleRows: HasMany<typeof UserRole>

  /** @throws when there is no such person, deleted ones included */
  static withRoles(id: number, trx?: Trx): Promise<User> {
    return User.query({ client: trx })
      .where('id', id)
      .whereNull('deletedAt')
      .preload('roleRows')
      .firstOrFail()
  }

  /** The roles in their order; load `roleRows` first. */
  get roles(): Role[] {
    return this.roleRows.map(({ role }) => role as Role)
  }

  /** Whoever holds any role but the learner's: other door, stricter rules. Load `roleRows` first. */
  get isStaff(): boolean {
    return this.roles.some((role) => role !== Role.User)
  }

  /** May do nothing before choosing a new password. Load `roleRows` first. */
  get passwordIsDue(): boolean {
    return mustReplacePassword({
      staff: this.isStaff,
      mustChange: this.mustChangePassword,
      since: this.passwordChangedAt ?? this.createdAt,
    })
  }

  /** Nobody signs in to a disabled or deleted account. */
  get isOpen(): boolean {
    return !this.disabledAt && !this.deletedAt
  }
}
