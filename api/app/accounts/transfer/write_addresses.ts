import Address from '#accounts/addresses/address'
import { lockUser } from '#accounts/lock_user'
import type { addressColumns } from '#accounts/transfer/address_columns'
import { findRegion } from '#accounts/transfer/find_region'
import type { TransferRow, WriteContext } from '#core/transfer/kind'

type Row = TransferRow<typeof addressColumns>

export async function writeAddresses(rows: Row[], { trx, done }: WriteContext): Promise<void> {
  const people = [...new Set(rows.map(({ values }) => values.person))].sort((one, other) => one - other)
  for (const id of people) await lockUser(trx, id)
  for (const row of rows) {
    const { person: userId, name, telephone, address: street, is_default: isDefault } = row.values
    const { codes, names } = findRegion(row.values)!
    const [provinceCode, cityCode, areaCode] = codes
    const [province, city, area] = names
    const others = await Address.query({ client: trx }).where('userId', userId)
    const address = others.find(({ id }) => id === row.rowId) ?? new Address().merge({ userId })
    await address
      .useTransaction(trx)
      .merge({ name, telephone, address: street, provinceCode, cityCode, areaCode, province, city, area })
      .save()
    const hasDefault = others.some((one) => one.isDefault)
    if (isDefault || !hasDefault) await address.becomeDefault(trx)
    done(row, address.id)
  }
}
