import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransferObject } from '#core/transfer/terms'
import type { Trx } from '#core/transaction'

interface SourceName {
  source: string
  sourceId: string
}

const param = 'installationId'

/** Names the rows of this installation in its exports. Created by the first one. */
export async function installationId(): Promise<string> {
  const find = () => db.from('params').where('name', param).select('value').first()
  const known = await find()
  if (known) return known.value
  await db.table('params').insert({ name: param, value: randomUUID(), public: false }).onConflict('name').ignore()
  return (await find()).value
}

/** A row that came from exactly one place has the name that it had there; any other has its id here. */
export class SourceNames {
  readonly #names = new Map<string, SourceName>()

  private constructor(readonly own: string) {}

  static async of(wanted: Map<TransferObject, Set<number>>, own: string, client: Trx): Promise<SourceNames> {
    const names = new SourceNames(own)
    for (const [object, ids] of wanted) {
      const links: { row_id: number; source: string; source_id: string }[] = await client
        .from('import_links')
        .where('object', object)
        .whereIn('row_id', [...ids])
        .select('row_id', 'source', 'source_id')
      for (const [id, some] of Map.groupBy(links, (link) => link.row_id)) {
        const [{ source, source_id: sourceId }] = some as [(typeof links)[number]]
        if (some.length === 1) names.#names.set(`${object} ${id}`, { source, sourceId })
      }
    }
    return names
  }

  find(object: TransferObject, id: number): SourceName {
    return this.#names.get(`${object} ${id}`) ?? { source: this.own, sourceId: String(id) }
  }

  /** @param source of the row that has the reference */
  reference(object: TransferObject, id: number, source: string): string {
    const name = this.find(object, id)
    return name.source === source ? name.sourceId : `@${name.source}/${name.sourceId}`
  }
}
