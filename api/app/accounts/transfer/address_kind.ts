import db from '@adonisjs/lucid/services/db'
import { addressColumns } from '#accounts/transfer/address_columns'
import { findRegion } from '#accounts/transfer/find_region'
import { writeAddresses } from '#accounts/transfer/write_addresses'
import { maskTelephone } from '#core/shared_rules'
import { transferKind } from '#core/transfer/kind'

export const addressKind = transferKind({
  object: 'addresses',
  table: 'addresses',
  columns: addressColumns,
  async check(rows, { refuse }) {
    for (const row of rows) {
      if (findRegion(row.values)) continue
      const sentence = '找不到这个地区，请填写区县的六位代码'
      refuse(row, { code: 'E_RULE', column: 'area_code', facts: { sentence } })
    }
  },
  batch: 50,
  write: writeAddresses,
  async read(afterId, limit, { client, isClear }) {
    const rows = await (client ?? db.connection())
      .from('addresses as a')
      .join('users as u', 'u.id', 'a.user_id')
      .whereNull('u.deleted_at')
      .where('a.id', '>', afterId)
      .orderBy('a.id')
      .limit(limit)
      .select('a.*')
    return rows.map((row) => ({
      id: row.id,
      values: {
        person: row.user_id,
        name: row.name,
        telephone: isClear ? row.telephone : maskTelephone(row.telephone),
        area_code: row.area_code,
        province: row.province,
        city: row.city,
        area: row.area,
        address: row.address,
        is_default: row.default_key !== null,
      },
    }))
  },
})
