interface Dated {
  createTime: string
}

/** In their order; a time begins with its day. */
export function byDay<Row extends Dated>(rows: Row[]): [day: string, rows: Row[]][] {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = row.createTime.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days]
}
