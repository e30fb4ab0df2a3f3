import { AddressSchema } from '#core/schema'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import type { Trx } from '#core/transaction'

/** A user has at most one default address, marked by a non-null unique `defaultKey`. */
export default class Address extends AddressSchema {
  static async owned(user: CurrentUser, id: number, trx?: Trx): Promise<Address> {
    const address = await Address.query({ client: trx }).where('id', id).where('userId', user.id).first()
    if (!address) throw new NotFound()
    return address
  }

  get isDefault(): boolean {
    return Boolean(this.defaultKey)
  }

  get regionText(): string {
    return [this.province, this.city, this.area].join(' ')
  }

  /** Does not compare with the loaded row: another device may have chosen a default in between. */
  async becomeDefault(trx: Trx): Promise<void> {
    const own = () => trx.from('addresses').where('user_id', this.userId)
    await own().whereNot('id', this.id).update({ default_key: null })
    await own().where('id', this.id).update({ default_key: this.userId })
    this.$setAttribute('defaultKey', this.userId)
    this.$hydrateOriginals()
  }
}
