const digits = '零壹贰叁肆伍陆柒捌玖'
const units = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿']

/** The amount in the capitals of Chinese vouchers: 1,020.50 yuan is 壹仟零贰拾元伍角整. */
export function chineseAmount(fen: number): string {
  const [jiao, rest] = [Math.floor(fen / 10) % 10, fen % 10]
  const yuan = yuanText(Math.floor(fen / 100))
  if (jiao === 0 && rest === 0) return `${yuan || '零元'}整`
  const tenths = jiao > 0 ? `${digits[jiao]}角` : yuan && digits[0]
  return `${yuan}${tenths}${rest > 0 ? `${digits[rest]}分` : '整'}`
}

function yuanText(yuan: number): string {
  const figures = [...String(yuan)].map(Number)
  let text = ''
  let isAfterZero = false
  for (const [at, figure] of figures.entries()) {
    const place = figures.length - 1 - at
    if (figure > 0) text += (isAfterZero ? digits[0] : '') + digits[figure] + units[place % 4]
    isAfterZero = figure === 0
    const isGroupEmpty = figures.slice(Math.max(0, at - 3), at + 1).every((one) => one === 0)
    if (place % 4 === 0 && !isGroupEmpty) text += groups[place / 4]
  }
  return text && `${text}元`
}
