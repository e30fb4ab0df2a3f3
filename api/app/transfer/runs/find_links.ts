import db from '@adonisjs/lucid/services/db'
import type { TransferObject } from '#core/transfer/terms'
import type { Trx } from '#core/transaction'
import ImportLink from '#transfer/runs/import_link'

export interface LinkName {
  object: TransferObject
  source: string
  sourceId: string
}

const idsPerQuery = 400

const nameOf = ({ object, source, sourceId }: LinkName) => JSON.stringify([object, source, sourceId])

/** Links by their source rows. */
export class Links {
  readonly #found = new Map<string, ImportLink>()

  static async of(names: LinkName[], trx?: Trx): Promise<Links> {
    const links = new Links()
    const groups = Map.groupBy(names, ({ object, source }) => JSON.stringify([object, source]))
    for (const group of groups.values()) {
      const ids = [...new Set(group.map(({ sourceId }) => sourceId))]
      for (let at = 0; at < ids.length; at += idsPerQuery)
        await links.#add(group[0]!, ids.slice(at, at + idsPerQuery), trx)
    }
    return links
  }

  find(name: LinkName): ImportLink | undefined {
    return this.#found.get(nameOf(name))
  }

  async #add({ object, source }: LinkName, ids: string[], trx?: Trx): Promise<void> {
    const found = await ImportLink.query({ client: trx })
      .where('source', source)
      .where('object', object)
      .whereIn('sourceId', ids)
    for (const link of found) this.#found.set(nameOf({ object, source, sourceId: link.sourceId }), link)
  }
}

/** Which of these ids exist. */
export async function existingIds(table: string, ids: number[], trx?: Trx): Promise<Set<number>> {
  if (!ids.length) return new Set()
  const rows = await (trx ?? db).from(table).whereIn('id', ids).select('id')
  return new Set(rows.map(({ id }) => Number(id)))
}
