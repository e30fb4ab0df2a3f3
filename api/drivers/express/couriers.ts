/** Names as people write them, with the code that Kuaidi100 knows each courier by. */
const codes: [RegExp, string][] = [
  [/顺丰|^SF$/i, 'shunfeng'],
  [/中通|^ZTO$/i, 'zhongtong'],
  [/圆通|^YTO$/i, 'yuantong'],
  [/申通|^STO$/i, 'shentong'],
  [/韵达/, 'yunda'],
  [/极兔/, 'jtexpress'],
  [/京东/, 'jd'],
  [/德邦/, 'debangkuaidi'],
  [/EMS/i, 'ems'],
  [/邮政/, 'youzhengguonei'],
]

/** @returns the vendor's code of a courier, null for one that we cannot ask about */
export function courierCode(company: string): string | null {
  return codes.find(([name]) => name.test(company.trim()))?.[1] ?? null
}

/** Couriers that answer only together with a telephone of the parcel. */
export const wantsTelephone = new Set(['shunfeng', 'zhongtong'])
