import { findTransferKind, type CheckContext, type CheckedRow, type TransferRow } from '#core/transfer/kind'
import { levelOf, type Problem } from '#core/transfer/problems'
import type { Trx } from '#core/transaction'
import { existingIds, Links } from '#transfer/runs/find_links'
import {
  findStaged,
  loadTargets,
  rowsWithRepeatedNumbers,
  rowsWithSameNumber,
  type Loaded,
} from '#transfer/staging/load_rows'
import { referencedName, rowNameKey, type RowName, type StagedReference } from '#transfer/staging/row_name'
import type { Stage } from '#transfer/staging/stage'
import { addProblem } from '#transfer/staging/staged_problems'

export type Outcome = 'new' | 'linked' | 'changed' | 'same' | 'refused'

interface Targets {
  links: Links
  ours: Set<string>
  /** In a preview, which may reference rows that are not written yet: with the row that each is linked with. */
  staged: Map<string, number | null>
}

/** Rows of one object that are checked, or written, together. */
export class Batch {
  /** Of each row without its parts. */
  readonly outcomes = new Map<Loaded, Outcome>()
  readonly problems: { loaded: Loaded; problem: Problem }[] = []
  readonly #byRow = new Map<TransferRow<any, any>, Loaded>()
  readonly #roots = new Map<Loaded, Loaded>()
  #repeated?: Set<number>

  constructor(
    readonly stage: Stage,
    readonly rows: Loaded[]
  ) {
    for (const root of rows) {
      for (const loaded of withParts([root])) {
        this.#byRow.set(loaded.row, loaded)
        this.#roots.set(loaded, root)
      }
    }
  }

  /** Finds references and earlier imports of the rows. @param trx absent in a preview, which may reference new rows */
  async prepare(trx?: Trx): Promise<void> {
    const all = [...withParts(this.rows)]
    // They may have been prepared in a transaction that was rolled back.
    for (const { row, values } of all) Object.assign(row, { values: { ...values }, rowId: null, isLinked: false })
    const references = all.flatMap((loaded) => loaded.references.filter((one) => !isToParent(loaded, one)))
    const names = references.flatMap((one) => referencedName(one) ?? [])
    const links = await Links.of([...names, ...all.map(({ row }) => row)], trx)
    const ours = await this.#findOurs(references, trx)
    const stored = trx ? [] : findStaged(this.stage, names)
    const staged = new Map(stored.map((row) => [rowNameKey({ ...row, sourceId: row.source_id }), row.ours]))
    for (const loaded of this.rows) {
      this.#compare(loaded, links)
      for (const one of withParts([loaded])) this.#resolve(loaded, one, { links, ours, staged })
    }
  }

  get rowsToCheck(): Loaded[] {
    return this.rows.filter((loaded) => {
      const outcome = this.outcomes.get(loaded)
      return outcome !== 'refused' && outcome !== 'same'
    })
  }

  readonly refuse = (row: TransferRow<any, any>, problem: Problem): void => {
    const loaded = this.loadedOf(row)
    this.problems.push({ loaded, problem })
    this.outcomes.set(this.#roots.get(loaded)!, 'refused')
  }

  readonly note = (row: TransferRow<any, any>, problem: Problem): void => {
    if (levelOf(problem) === 'error') throw new Error(`${problem.code} is an error: refuse the row`)
    this.problems.push({ loaded: this.loadedOf(row), problem })
  }

  readonly link = (row: TransferRow<any, any>, rowId: number | null): void => {
    const loaded = this.loadedOf(row)
    Object.assign(loaded.row, { rowId, isLinked: true })
    if (this.outcomes.get(loaded) === 'new') this.outcomes.set(loaded, 'linked')
  }

  /** Without rows of this batch that were just refused. */
  readonly othersWith = (row: TransferRow<any, any>, column: string): CheckedRow[] => {
    const loaded = this.loadedOf(row)
    this.#repeated ??= rowsWithRepeatedNumbers(this.stage, this.rows)
    if (!this.#repeated.has(loaded.id)) return []
    const refused = new Set(this.rows.filter((one) => this.outcomes.get(one) === 'refused').map(({ id }) => id))
    const others = rowsWithSameNumber(this.stage, loaded, column)
    return [...others].filter(([id]) => !refused.has(id)).map(([, other]) => other)
  }

  /** @param trx absent in a preview */
  checkContext(of: Pick<CheckContext, 'readFile' | 'sourceName'>, trx?: Trx): CheckContext {
    const { refuse, note, link, othersWith, targets, count } = this
    return { ...of, refuse, note, link, othersWith, trx, preview: trx ? undefined : { targets, count } }
  }

  readonly targets = async (rows: CheckedRow[], column: string): Promise<Map<CheckedRow, CheckedRow>> => {
    const references = rows.flatMap((row) =>
      row.values[column] === null
        ? this.loadedOf(row)
            .references.filter(({ name }) => name === column)
            .map((reference) => [row, reference] as const)
        : []
    )
    const found = loadTargets(
      this.stage,
      references.map(([, reference]) => reference)
    )
    const batch = new Batch(this.stage, [...new Set(found.values())])
    await batch.prepare()
    for (const loaded of withParts(batch.rows)) this.#byRow.set(loaded.row, loaded)
    return new Map(references.flatMap(([row, one]) => (found.has(one) ? [[row, found.get(one)!.row]] : [])))
  }

  readonly count = (key: string, amount = 0): number => {
    const add =
      'insert into counts (key, amount) values (?, ?) on conflict do update set amount = amount + excluded.amount'
    if (amount) this.stage.run(add, key, amount)
    return this.stage.get('select amount from counts where key = ?', key)?.amount ?? 0
  }

  loadedOf(row: TransferRow<any, any>): Loaded {
    const loaded = this.#byRow.get(row)
    if (!loaded) throw new Error('the row is not of this batch')
    return loaded
  }

  storeCheckProblems(): void {
    for (const { loaded, problem } of this.problems) addProblem(this.stage, placeOf(loaded), problem)
    this.stage.commit()
  }

  /** Instead of those of an earlier attempt, which may have ended between this and the commit of the database. */
  storeWriteProblems(): void {
    const ids = JSON.stringify(this.rows.map(({ id }) => id))
    this.stage.run('delete from problems where written in (select value from json_each(?))', ids)
    for (const { loaded, problem } of this.problems) {
      addProblem(this.stage, placeOf(loaded), problem, this.#roots.get(loaded)!.id)
    }
    this.stage.commit()
  }

  #compare(loaded: Loaded, links: Links): void {
    const link = links.find(loaded.row)
    if (!link) return void this.outcomes.set(loaded, 'new')
    Object.assign(loaded.row, { rowId: link.rowId, isLinked: link.isLinked })
    this.outcomes.set(loaded, link.rowHash === loaded.hash ? 'same' : 'changed')
    if (link.finalHash !== null && link.finalHash !== loaded.finalHash) this.refuse(loaded.row, { code: 'E_FINAL' })
    for (const part of withParts(loaded.parts)) part.row.rowId = links.find(part.row)?.rowId ?? null
  }

  #resolve(root: Loaded, loaded: Loaded, { links, ours, staged }: Targets): void {
    for (const reference of loaded.references) {
      const { name } = reference
      if (isToParent(loaded, reference)) continue
      const target = referencedName(reference)
      const id = target
        ? (links.find(target)?.rowId ?? staged.get(rowNameKey(target)))
        : ours.has(oursName(reference))
          ? reference.ours
          : undefined
      if (id) Object.assign(loaded.row.values, { [name]: id })
      else if (!target || !(isSibling(root, target) || staged.has(rowNameKey(target)))) {
        const object = findTransferKind(reference.object)?.title ?? reference.object
        const ref = reference.source_id ?? `#${reference.ours}`
        this.refuse(loaded.row, { code: 'E_REF', column: name, facts: { object, ref } })
      }
    }
  }

  async #findOurs(references: StagedReference[], trx?: Trx): Promise<Set<string>> {
    const found = new Set<string>()
    const groups = Map.groupBy(
      references.filter(({ ours }) => ours !== null),
      ({ object }) => object
    )
    for (const [object, group] of groups) {
      const table = findTransferKind(object)?.table
      if (!table) continue
      const ids = await existingIds(
        table,
        group.map(({ ours }) => ours!),
        trx
      )
      for (const id of ids) found.add(`${object} ${id}`)
    }
    return found
  }
}

const placeOf = ({ file, row: { line, object, sourceId } }: Loaded) => ({ file, line, object, sourceId })

const oursName = ({ object, ours }: StagedReference) => `${object} ${ours}`

export function* withParts(rows: Loaded[]): Generator<Loaded> {
  for (const loaded of rows) {
    yield loaded
    yield* withParts(loaded.parts)
  }
}

const isToParent = ({ kind }: Loaded, { name }: StagedReference) => kind.partOf?.column === name

/** A part has no id before its parent is written: writers find it by `refs`. */
const isSibling = (root: Loaded, { object, source, sourceId }: RowName) =>
  [...withParts(root.parts)].some(
    ({ row }) => row.object === object && row.source === source && row.sourceId === sourceId
  )
