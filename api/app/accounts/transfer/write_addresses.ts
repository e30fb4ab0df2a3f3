import Address from '#accounts/addresses/address'
import { lockUsers } from '#accounts/lock_user'
import type { addressColumns } from '#accounts/transfer/address_columns'
import { findRegion } from '#accounts/transfer/find_region'
import type { TransferRow, WriteContext } from '#core/transfer/kind'

type Row = TransferRow<typeof addressColumns>

export async function writeAddresses(rows: Row[], { trx, done }: WriteContext): Promise<void> {
  const people = new Set(rows.map(({ values }) => values.person))
  await lockUsers(trx, people)
  const stored = await Address.query({ client: trx }).whereIn('userId', [...people])
  const byUser = Map.groupBy(stored, ({ userId }) => userId)
  for (const row of rows) {
    const { person: userId, name, telephone, address: street, is_default: isDefault } = row.values
    const { codes, names } = findRegion(row.values)!
    const [provinceCode, cityCode, areaCode] = codes
    const [province, city, area] = names
    const own = byUser.get(userId) ?? []
    const known = own.find(({ id }) => id === row.rowId)
    const address = known ?? new Address().merge({ userId })
    const hasDefault = own.some((one) => one.isDefault)
    if (!hasDefault) address.defaultKey = userId
    await address
      .useTransaction(trx)
      .merge({ name, telephone, address: street, provinceCode, cityCode, areaCode, province, city, area })
      .save()
    if (isDefault && !address.isDefault) {
      await address.becomeDefault(trx)
      for (const other of own) if (other !== address) other.defaultKey = null
    }
    if (!known) byUser.set(userId, [...own, address])
    done(row, address.id)
  }
}
