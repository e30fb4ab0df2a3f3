import { AddressSchema } from '#core/schema'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/refusal'
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
    return this.defaultKey !== null
  }

  get regionText(): string {
    return [this.province, this.city, this.area].join(' ')
  }

  /** Makes this the default instead of whichever was. */
  async becomeDefault(trx: Trx): Promise<void> {
    await trx.from('addresses').where('default_key', this.userId).update({ default_key: null })
    this.defaultKey = this.userId
    await this.useTransaction(trx).save()
  }
}
