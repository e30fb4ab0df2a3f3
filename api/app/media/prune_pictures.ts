import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { pruneFiles } from '#media/prune_files'

const categories = ['image/cover', 'image/editor', 'image/param'] as const
/** Open drafts and cached pages may use a picture longer than an avatar. */
export const PictureRetentionDays = 90

const rowsAtOnce = 200
/** A shorter column cannot contain a picture URL. */
const minUrlLength = 200
/** Tables whose references are not shown: the files themselves, logs, technical tables. */
const silent = ['stored_files', 'audit_logs', 'idempotency_keys', 'play_beats', 'queue_jobs', 'queue_schedules']
const pictureKey = /image\/(?:cover|editor|param)\/\d{6}\/\d+\/[A-Za-z0-9]+\.[a-z]+/g

/** Scans every table, so that a picture in a future column is not lost. */
export async function prunePictures(storage: ObjectStorage): Promise<number> {
  const tables = await tablesWithTexts(db.connection())
  return pruneFiles(storage, {
    categories,
    retentionDays: PictureRetentionDays,
    findUsed: async (keys, client) => {
      const candidates = new Set(keys)
      const used = new Set<string>()
      const pattern = keys.length === 1 ? `%${keys[0]}%` : '%image/%'
      for (const table of tables) {
        for await (const text of findTextsReferencing(client, table, pattern)) {
          for (const [key] of text.matchAll(pictureKey)) if (candidates.has(key)) used.add(key)
        }
      }
      return used
    },
  })
}

interface TableWithTexts {
  name: string
  texts: string[]
  /** Whether it can be read in batches. */
  hasId: boolean
}

const mysqlColumns = `
  select table_name as tab, column_name as col, character_maximum_length >= ${minUrlLength} as text
  from information_schema.columns where table_schema = database()`
const sqliteColumns = `
  select m.name as tab, c.name as col, (lower(c.type) like '%text%'
    or cast(replace(lower(c.type), 'varchar(', '') as integer) >= ${minUrlLength}) as text
  from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`

async function tablesWithTexts(client: QueryClientContract): Promise<TableWithTexts[]> {
  const onMysql = client.dialect.name === 'mysql'
  const found = await client.rawQuery(onMysql ? mysqlColumns : sqliteColumns)
  const rows: { tab: string; col: string; text: number }[] = onMysql ? found[0] : found
  return [...Map.groupBy(rows, ({ tab }) => tab)]
    .map(([name, columns]) => ({
      name,
      texts: columns.filter(({ text }) => text).map(({ col }) => col),
      hasId: columns.some(({ col }) => col === 'id'),
    }))
    .filter(({ name, texts }) => texts.length && !silent.includes(name))
}

async function* findTextsReferencing(
  client: QueryClientContract,
  { name, texts, hasId }: TableWithTexts,
  pattern: string
) {
  for (let after = 0; ;) {
    const query = client.from(name).select(hasId ? ['id', ...texts] : texts)
    query.where((any) => {
      for (const column of texts) any.orWhere(column, 'like', pattern)
    })
    if (hasId) query.where('id', '>', after).orderBy('id').limit(rowsAtOnce)
    const rows = await query
    for (const row of rows) yield texts.map((column) => row[column] ?? '').join(' ')
    if (!hasId || rows.length < rowsAtOnce) return
    after = rows.at(-1).id
  }
}
