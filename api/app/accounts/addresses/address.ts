import { AddressSchema } from '#core/schema'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/http/refusal'
import type { Trx } from '#core/transaction'

/** Where a person's parcels go. A person has at most one default: its row carries `defaultKey`. */
export default class Address extends AddressSchema {
  /** @throws NotFound when it is missing or somebody else's */
  static async owned(user: CurrentUser, id: number, trx?: Trx): Promise<Address> {
    const address = await Address.query({ client: trx })
      .where('id', id)
      .where('userId', user.id)
      .first()
    if (!address) throw new NotFound()
    return address
  }

  get isDefault(): boolean {
    return Boolean(this.defaultKey)
  }

  get regionText(): string {
    return [this.province, this.city, this.area].join(' ')
  }

  /**
   * Makes this the default instead of whichever was. Written without looking at what was read before:
   * another device may have chosen in between, and choosing the default again must not lose it.
   */
  async becomeDefault(trx: Trx): Promise<void> {
    const own = () => trx.from('addresses').where('user_id', this.userId)
    await own().whereNot('id', this.id).update({ default_key: null })
    await own().where('id', this.id).update({ default_key: this.userId })
    this.$setAttribute('defaultKey', this.userId)
    this.$hydrateOriginals()
  }
}
