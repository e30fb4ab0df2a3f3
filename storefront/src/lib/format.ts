/** Yuan with two decimals and no sign, as everywhere on screen: 1234.5 → '1,234.50'. */
export function formatMoney(yuan: number): string {
  const [whole = '0', cents = '00'] = Math.abs(yuan).toFixed(2).split('.')
  return `${yuan < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}

/** Durations (docs/product.md 17.2): seconds, then minutes and seconds, then hours, then days. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  if (whole < 60) return `${whole}秒`
  if (whole < 3600) return `${Math.floor(whole / 60)}分${whole % 60 ? `${whole % 60}秒` : '钟'}`
  if (whole < 86_400) return `${tenth(whole / 3600)}小时`
  return `${tenth(whole / 86_400)}天`
}

/** Minutes of study with at most one decimal: 45 → '45', 12.5 → '12.5'. */
export function formatMinutes(value: number): string {
  return tenth(value)
}

/** 'yyyy-MM-dd HH:mm:ss' of Asia/Shanghai → epoch milliseconds; NaN when it is not one. */
export function parseShanghaiTime(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}+08:00`)
}

/** Today in Asia/Shanghai, `yyyy-MM-dd`. */
export function shanghaiDay(now = Date.now()): string {
  return new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)
}

/** '2026-03-08 09:00:00' → '2026-03-08 09:00' */
export function minute(text: string | null | undefined): string {
  return text?.slice(0, 16) ?? ''
}

/** '2026-03-08 09:00:00' → '2026-03-08' */
export function day(text: string | null | undefined): string {
  return text?.slice(0, 10) ?? ''
}

/** A discount in tenths: 0.95 → '9.5折', 1 → '无折扣'. */
export function discount(multiplier: number): string {
  return multiplier >= 1 ? '无折扣' : `${tenth(multiplier * 10, 2)}折`
}

function tenth(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)))
}
