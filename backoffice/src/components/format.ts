/** Not Intl: a phone needs 80 ms for its first number and 20 ms per formatter. */
const inThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')

const inThousandsWithDecimals = (value: number, decimals: number) => {
  const [whole, rest] = value.toFixed(decimals).split('.')
  return rest ? `${inThousands(whole!)}.${rest}` : inThousands(whole!)
}

/** A minus sign, as wide as a digit, and none before a rounded zero. */
const withMinus = (value: number, text: string) => (value < 0 && /[1-9]/.test(text) ? `−${text}` : text)

/** 1234.5 → 1,234.50, -204 → −204.00; anything but a number is "--" (docs/product.md 13.14). */
export function formatYuan(amount: number | string | null | undefined) {
  const value = amount === null || amount === undefined || amount === '' ? Number.NaN : Number(amount)
  if (!Number.isFinite(value)) return '--'
  return withMinus(value, inThousandsWithDecimals(Math.abs(value), 2))
}

/** 12345 → 12,345 */
export const formatCount = (number: number) => withMinus(number, inThousands(String(Math.abs(number))))

/** 75 → 75.0%; "—" when there is nothing to divide. */
export const formatPercent = (percent: number | null | undefined, decimals = 1) =>
  percent === null || percent === undefined ? '—' : `${percent.toFixed(decimals)}%`

/** Points of a test, which are whole tenths: 95 → 95.0; "—" before the mark. */
export const formatPoints = (points: number | null | undefined) => points?.toFixed(1) ?? '—'

/** The row count of a list; `more` where the server stopped counting. */
export const formatRowCount = (total: number, more?: unknown) =>
  more ? `超过 ${formatCount(total)} 条` : `共 ${formatCount(total)} 条`

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
