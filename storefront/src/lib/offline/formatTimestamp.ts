const day = 86_400_000
const shanghai = 8 * 3_600_000

/** 10:32 of today, 11月24日 10:32 of another day; in Asia/Shanghai, as everywhere in the storefront. */
export function formatTimestamp(at: number, now: number): string {
  const local = new Date(at + shanghai)
  const clock = local.toISOString().slice(11, 16)
  const isToday = Math.floor((at + shanghai) / day) === Math.floor((now + shanghai) / day)
  return isToday ? clock : `${local.getUTCMonth() + 1}月${local.getUTCDate()}日 ${clock}`
}
