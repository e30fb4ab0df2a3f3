import { personalDataProviders, type OwnRow } from '#accounts/personal_data_export/data_provider'
import { toWireTime } from '#core/time'

/** Yields each table with its title. */
export async function* ownTables(userId: number): AsyncGenerator<[title: string, OwnRow[]]> {
  for (const { tables } of personalDataProviders()) {
    for (const [title, rows] of Object.entries(tables)) {
      yield [title, (await rows(userId)).map(readable)]
    }
  }
}

export async function countPersonalData(userId: number) {
  const groups: { title: string; rows: number }[] = []
  for await (const [title, rows] of ownTables(userId)) groups.push({ title, rows: rows.length })
  return groups
}

/** Times in the business time zone, names as in the API. */
function readable(row: OwnRow): OwnRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      name.endsWith('_at') ? toWireTime(value as string | null) : value,
    ])
  )
}
