/** Minutes of one 学时 until an admin saves the setting `minutesPerHour`. */
export const UsualMinutesPerHour = 45

/** Credit in both units, the same everywhere in the storefront: `16 学时（720 分钟）`. */
export function hoursText(minutes: number, minutesPerHour: number): string {
  if (minutes === 0) return '0 学时'
  return `${hoursOf(minutes, minutesPerHour)} 学时（${tenths(minutes)} 分钟）`
}

export const hoursOf = (minutes: number, minutesPerHour: number) => tenths(minutes / minutesPerHour)

function tenths(value: number): string {
  return String(Number(value.toFixed(1)))
}

/** Formats credit; the storefront passes one with the 学时 of the setting. */
export type FormatCredit = (minutes: number) => string

export const minutesOfCredit: FormatCredit = (minutes) => `${minutes} 分钟学时`
