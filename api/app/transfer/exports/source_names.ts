import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransferObject } from '#core/transfer/terms'
import type { Trx } from '#core/transaction'
import { PartnerSource } from '#messages/partner_events/terms'
import { MaxSourceId } from '#transfer/terms'

interface SourceName {
  source: string
  sourceId: string
}

interface Link {
  row_id: number
  source: string
  source_id: string
}

const param = 'installationId'
/** `/12345` */
const maxSuffix = 6

/** Names the rows of this installation in its exports. Created by the first one. */
export async function installationId(): Promise<string> {
  const find = () => db.from('params').where('name', param).select('value').first()
  const known = await find()
  if (known) return known.value
  await db.table('params').insert({ name: param, value: randomUUID(), public: false }).onConflict('name').ignore()
  return (await find()).value
}

/** A record that came from exactly one place has the name that it had there; any other has its id here. */
export class SourceNames {
  readonly #names = new Map<string, SourceName>()

  private constructor(readonly own: string) {}

  static async of(wanted: Map<TransferObject, Set<number>>, own: string, client: Trx): Promise<SourceNames> {
    const names = new SourceNames(own)
    for (const [object, ids] of wanted) {
      const links: Link[] = await client
        .from('import_links')
        .where('object', object)
        .whereIn('row_id', [...ids])
        .select('row_id', 'source', 'source_id')
      // Service accounts of another installation have other ids.
      const ofPlatforms = links.filter(({ source }) => PartnerSource.accountOf(source) === null)
      for (const [id, some] of Map.groupBy(ofPlatforms, (link) => link.row_id)) {
        const first = some.find((link) => some.every((other) => other === link || isPartOf(other, link)))
        if (first) names.#names.set(`${object} ${id}`, { source: first.source, sourceId: first.source_id })
      }
    }
    return names
  }

  /** @param part of a record with several rows, from 1 */
  find(object: TransferObject, id: number, part = 1): SourceName {
    const own = { source: this.own, sourceId: String(id) }
    const name = this.#names.get(`${object} ${id}`) ?? own
    if (part === 1) return name
    const { source, sourceId } = name.sourceId.length > MaxSourceId - maxSuffix ? own : name
    return { source, sourceId: `${sourceId}/${part}` }
  }

  /** @param source of the row that has the reference */
  reference(object: TransferObject, id: number, source: string): string {
    const name = this.find(object, id)
    return name.source === source ? name.sourceId : `@${name.source}/${name.sourceId}`
  }
}

/** `12/2` of `12`: a record with several rows. */
const isPartOf = (one: Link, { source, source_id: first }: Link): boolean =>
  one.source === source && one.source_id.startsWith(`${first}/`) && /^\d+$/.test(one.source_id.slice(first.length + 1))
