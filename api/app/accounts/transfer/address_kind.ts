import db from '@adonisjs/lucid/services/db'
import { regionNames, regions } from '#accounts/addresses/regions'
import { writeAddresses } from '#accounts/transfer/write_addresses'
import { maskTelephone } from '#core/shared_rules'
import { transferKind } from '#core/transfer/kind'

export const addressColumns = {
  person: {
    title: '学员',
    type: 'ref',
    required: true,
    ref: 'people',
    example: 'u-1',
    description: '学员在 people.csv 中的编号。',
    change: 'hard',
  },
  name: {
    title: '收件人',
    type: 'text',
    required: true,
    max: 10,
    isSealed: true,
    example: '周若谷',
    description: '最多 10 个字。',
    change: 'soft',
  },
  telephone: {
    title: '手机号',
    type: 'telephone',
    required: true,
    example: '13800000001',
    description: '11 位。',
    change: 'soft',
  },
  area_code: {
    title: '地区代码',
    type: 'text',
    max: 6,
    pattern: /^\d{6}$/,
    example: '370102',
    description: '区县的六位代码；不填时按省、市、区的名称查找。',
    change: 'soft',
  },
  province: { title: '省', type: 'text', max: 20, example: '山东省', description: '名称。', change: 'soft' },
  city: { title: '市', type: 'text', max: 20, example: '济南市', description: '名称。', change: 'soft' },
  area: { title: '区县', type: 'text', max: 20, example: '历下区', description: '名称。', change: 'soft' },
  address: {
    title: '详细地址',
    type: 'text',
    required: true,
    max: 40,
    isSealed: true,
    example: '经十路 1 号',
    description: '街道和门牌号。',
    change: 'soft',
  },
  is_default: {
    title: '默认地址',
    type: 'bool',
    example: '1',
    description: '没有注明时，第一个地址为默认地址。',
    change: 'soft',
  },
} as const

/** Codes and names of a region; null for an unknown one. */
export function findRegion(values: {
  area_code: string | null
  province: string | null
  city: string | null
  area: string | null
}): { codes: [string, string, string]; names: [string, string, string] } | null {
  const { area_code: code, province, city, area } = values
  for (const first of regions) {
    for (const second of first.children ?? []) {
      for (const third of second.children ?? []) {
        const isNamed = first.name === province && second.name === city && third.name === area
        if (code === null ? !isNamed : third.code !== code) continue
        const codes: [string, string, string] = [first.code, second.code, third.code]
        return { codes, names: regionNames(codes)! }
      }
    }
  }
  return null
}

export const addressKind = transferKind({
  object: 'addresses',
  title: '收货地址',
  table: 'addresses',
  columns: addressColumns,
  async check(rows, { refuse }) {
    for (const row of rows) {
      if (findRegion(row.values)) continue
      const sentence = '找不到这个地区，请填写区县的六位代码'
      refuse(row, { code: 'E_RULE', column: 'area_code', facts: { sentence } })
    }
  },
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
