/** Not Intl: a phone needs 80 ms for its first number and 20 ms per formatter. */
const inThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')

/** 1234.5 → 1,234.50; anything but a number is "--" (docs/product.md 13.14). */
export function formatYuan(amount: number | string | null | undefined) {
  const value = amount === null || amount === undefined || amount === '' ? Number.NaN : Number(amount)
  if (!Number.isFinite(value)) return '--'
  const [whole, decimals] = value.toFixed(2).split('.')
  return `${inThousands(whole!)}.${decimals}`
}

/** 12345 → 12,345 */
export const formatCount = (number: number) => inThousands(String(number))

/** The row count of a list; `more` where the server stopped counting. */
export const formatRowCount = (total: number, more?: unknown) =>
  more ? `超过 ${formatCount(total)} 条` : `共 ${total} 条`

/** Sums yuan amounts of the API in whole fen, so that 0.1 + 0.2 is 0.30. */
export const sumYuan = (amounts: number[]) => amounts.reduce((fen, amount) => fen + Math.round(amount * 100), 0) / 100

/** 'yyyy-MM-dd HH:mm:ss' → the same without seconds, or "—". */
export const formatDateTime = (time: string | null | undefined) => time?.slice(0, 16) || '—'

/** Seconds → 01:02:03 (docs/product.md 13.14). */
export function longClock(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** The same without hours when there are none: 12:05. */
export const formatClock = (seconds: number) => longClock(seconds).replace(/^00:/, '')
