import type { TransferColumn } from '#core/transfer/columns'
import { transferKinds, type ReadContext, type ReadRow, type TransferKind } from '#core/transfer/kind'
import type { TransferObject } from '#core/transfer/terms'
import type { Trx } from '#core/transaction'

const rowsAtOnce = 500

/** Ids by object. */
type Selection = Map<TransferObject, Set<number>>

type Between = () => Promise<void>

/**
 * Rows that were created or changed since then, whole records of which a part was, and all that they reference: an
 * import of them passes.
 *
 * @param between awaited after each batch
 */
export async function changedRows(since: string, client: Trx, between: Between): Promise<Selection> {
  const selection: Selection = new Map()
  const kinds = transferKinds().filter(({ read }) => read)
  for (const kind of kinds) {
    selection.set(kind.object, kind.changed ? await kind.changed(since, client) : await changedIn(kind, since, client))
  }
  // References lead to objects that are written earlier, and to rows of the same object.
  for (let before = -1; before !== sizeOf(selection);) {
    before = sizeOf(selection)
    for (const kind of kinds.toReversed()) await addReferences(kind, selection, rowsOf(kind, client, between))
  }
  return selection
}

const sizeOf = (selection: Selection) => [...selection.values()].reduce((sum, { size }) => sum + size, 0)

async function changedIn({ table }: TransferKind, since: string, client: Trx): Promise<Set<number>> {
  // `columnsInfo` of a Lucid transaction asks for no table.
  const columns = Object.keys(await client.knexClient(table).columnInfo())
  const times = ['created_at', 'updated_at'].filter((name) => columns.includes(name))
  if (!times.length) return new Set()
  const rows = await client
    .from(table)
    .where((query) => times.forEach((name) => void query.orWhere(name, '>=', since)))
    .select('id')
  return new Set(rows.map(({ id }) => Number(id)))
}

/** A part comes with its parent, and a parent with all its parts. */
async function addReferences(kind: TransferKind, selection: Selection, rows: AsyncIterable<ReadRow>): Promise<void> {
  const own = selection.get(kind.object)!
  const references = Object.entries<TransferColumn>(kind.columns).filter(([, { type }]) => type === 'ref')
  for await (const { id, values } of rows) {
    const parent = kind.partOf && selection.get(kind.partOf.object)?.has(values[kind.partOf.column] as number)
    if (parent) own.add(id)
    if (!own.has(id)) continue
    for (const [name, { ref }] of references) {
      if (values[name] !== null) selection.get(ref!)?.add(values[name] as number)
    }
  }
}

async function* rowsOf(kind: TransferKind, client: Trx, between: Between): AsyncGenerator<ReadRow> {
  // Files are written with the rows that are chosen.
  const context: ReadContext = { client, isClear: false, writeFile: discard }
  for (let after = 0; ;) {
    const rows = await kind.read!(after, rowsAtOnce, context)
    if (!rows.length) return
    yield* rows
    await between()
    after = rows.at(-1)!.id
  }
}

async function discard(_path: string, bytes: Parameters<ReadContext['writeFile']>[1]): Promise<void> {
  if ('destroy' in bytes && typeof bytes.destroy === 'function') bytes.destroy()
}
