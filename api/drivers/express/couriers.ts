/** Name patterns with the codes of Kuaidi100. */
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

export function courierCode(company: string): string | null {
  return codes.find(([name]) => name.test(company.trim()))?.[1] ?? null
}

/** They respond only with the telephone of the parcel. */
export const couriersNeedingTelephone = new Set(['shunfeng', 'zhongtong'])
