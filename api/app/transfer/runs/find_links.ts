import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#core/transaction'
import { padToPowerOfTwo } from '#core/prepared_statements'
import { rowNameKey, type RowName } from '#transfer/staging/row_name'

const idsPerQuery = 256

interface Link {
  sourceId: string
  rowId: number
  /** Both are null if a partner linked the row by the API. */
  rowHash: string | null
  finalHash: string | null
  isLinked: boolean
}

/** Links by their source rows. */
export class Links {
  readonly #found = new Map<string, Link>()

  static async of(names: RowName[], trx?: Trx): Promise<Links> {
    const links = new Links()
    const groups = Map.groupBy(names, ({ object, source }) => JSON.stringify([object, source]))
    for (const group of groups.values()) {
      const ids = [...new Set(group.map(({ sourceId }) => sourceId))]
      for (let at = 0; at < ids.length; at += idsPerQuery)
        await links.#add(group[0]!, ids.slice(at, at + idsPerQuery), trx)
    }
    return links
  }

  find(name: RowName): Link | undefined {
    return this.#found.get(rowNameKey(name))
  }

  async #add({ object, source }: RowName, ids: string[], trx?: Trx): Promise<void> {
    const found: Link[] = await (trx ?? db.connection())
      .from('import_links')
      .where({ source, object })
      .whereIn('source_id', padToPowerOfTwo(ids))
      .select('source_id as sourceId', 'row_id as rowId', 'row_hash as rowHash', 'final_hash as finalHash')
      .select('is_linked as isLinked')
    for (const link of found)
      this.#found.set(rowNameKey({ object, source, sourceId: link.sourceId }), {
        ...link,
        isLinked: Boolean(link.isLinked),
      })
  }
}

/** Which of these ids exist. */
export async function existingIds(table: string, ids: number[], trx?: Trx): Promise<Set<number>> {
  if (!ids.length) return new Set()
  const rows = await (trx ?? db).from(table).whereIn('id', ids).select('id')
  return new Set(rows.map(({ id }) => Number(id)))
}
