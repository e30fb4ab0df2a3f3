const units: [seconds: number, name: string][] = [
  [86_400, '天'],
  [3600, '小时'],
  [60, '分'],
  [1, '秒'],
]

/** 93784 → 1天2小时3分4秒 (docs/product.md 14.4). */
export function durationText(seconds: number): string {
  let rest = Math.max(0, Math.floor(seconds))
  const parts = units.map(([size, name]) => {
    const whole = Math.floor(rest / size)
    rest -= whole * size
    return whole ? `${whole}${name}` : ''
  })
  return parts.join('') || '0秒'
}
