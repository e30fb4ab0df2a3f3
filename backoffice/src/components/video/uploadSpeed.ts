const spanMilliseconds = 3000

/** Bytes per second over the last few seconds; null until there is enough data. */
export function speedometer(now: () => number = Date.now) {
  let mark: { at: number; sent: number } | null = null
  let speed: number | null = null

  return (sent: number): number | null => {
    const at = now()
    if (!mark || sent < mark.sent) {
      mark = { at, sent }
      return speed
    }
    const passed = at - mark.at
    if (passed >= spanMilliseconds / 3) speed = ((sent - mark.sent) / passed) * 1000
    if (passed >= spanMilliseconds) mark = { at, sent }
    return speed
  }
}
