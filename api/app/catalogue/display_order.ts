import type { Trx } from '#core/transaction'

export async function nextDisplayOrder(trx: Trx, courseType: number): Promise<number> {
  const row = await trx.from('courses').where('course_type', courseType).max('course_order as top').first()
  return (row?.top ?? 0) + 1
}

/** Moves `source` before `before`, or to the end if that is null. Null if one of them is missing. */
export function reordered(ids: number[], source: number, before: number | null): number[] | null {
  const others = ids.filter((id) => id !== source)
  const at = before === null ? others.length : others.indexOf(before)
  if (others.length === ids.length || at < 0) return null
  return [...others.slice(0, at), source, ...others.slice(at)]
}

/** Numbers the ids from their count down to 1. Writes only rows whose number changes. */
export async function renumber(trx: Trx, ids: number[], numberOf: Map<number, number>): Promise<void> {
  const changed = ids
    .map((id, at) => ({ id, number: ids.length - at }))
    .filter(({ id, number }) => numberOf.get(id) !== number)

  for (let from = 0; from < changed.length; from += 200) {
    const some = changed.slice(from, from + 200)
    const cases = some.map(() => 'when ? then ?').join(' ')
    const marks = some.map(() => '?').join(', ')
    await trx.rawQuery(`update courses set course_order = case id ${cases} end where id in (${marks})`, [
      ...some.flatMap(({ id, number }) => [id, number]),
      ...some.map(({ id }) => id),
    ])
  }
}
