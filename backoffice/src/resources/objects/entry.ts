import { fieldsOf, none, show, type Field, type TitleOf } from '@zhuxue/api/object-types'
import type { Response } from '../../lib/calls'

export type AuditEntry = Response<'GET /api/admin/audit-logs'>['logs'][number]
export type ObjectTitle = AuditEntry['titles'][number]

export interface Change {
  field: string
  label: string
  /** Absent: the entry does not say it, because only the other side was recorded. */
  before?: string
  after?: string
  /** Keys, hashes and versions, not for a row. */
  technical: boolean
}

type Facts = Record<string, unknown>
type Changed = Pick<AuditEntry, 'object' | 'before' | 'after' | 'titles'>

/** Every field of either side, in the order of its object type. Of what was created there is no side before. */
export function changesOf(entry: Changed, short = false): Change[] {
  const before = sideOf(entry.before)
  const after = sideOf(entry.after)
  const titleOf = titlesOf(entry)
  const fields = fieldsOf(entry.object)
  return inOrderOf(fields, Object.keys({ ...after, ...before })).map((name) => {
    const field = fields[name]
    const textIn = (facts: Facts | null) =>
      facts && name in facts ? valueText(field, facts[name], { short, titleOf }) : undefined
    return {
      field: name,
      label: field?.label ?? name,
      before: textIn(before),
      after: textIn(after),
      technical: Boolean(field?.technical),
    }
  })
}

/** The essential fields of a type come first; a payload has its own order. */
function inOrderOf(fields: Readonly<Record<string, Field>>, names: string[]): string[] {
  const order = Object.keys(fields)
  const placeOf = (name: string) => (name in fields ? order.indexOf(name) : order.length)
  return [...names].sort((one, other) => placeOf(one) - placeOf(other))
}

function sideOf(side: unknown): Facts | null {
  const facts = side as Facts | null
  return facts && Object.values(facts).some((value) => value !== null) ? facts : null
}

function valueText(
  field: Field | undefined,
  value: unknown,
  { short, titleOf }: { short: boolean; titleOf: TitleOf }
): string {
  if (short && field?.total && Array.isArray(value) && value.length) return field.total(value)
  const text = field ? show(field, value, titleOf) : null
  return text ?? (typeof value === 'object' ? JSON.stringify(value) : String(value))
}

function titlesOf({ titles }: Changed): TitleOf {
  const known = new Map(titles.map(({ object, title }) => [object, title]))
  return (object) => known.get(object)
}

export const titleIn = (entry: Changed, object: string) => entry.titles.find((one) => one.object === object)

const isChange = ({ before, after }: Change) => before !== undefined && after !== undefined && before !== after

/** What an act recorded beside its changes, such as that a new version is a major one. */
const isRecorded = ({ before, after }: Change) => before === undefined && after !== none

const inARow = 2

/** 优惠价 140.00 元 → 150.00 元；标签 套餐 等 3 项: what a row has room for, changes before what was only recorded. */
export function summaryOf(entry: Changed & Pick<AuditEntry, 'reason'>): string {
  // The reason has a line of its own.
  const all = changesOf(entry, true).filter(({ technical, after }) => !technical && after !== entry.reason)
  const changed = all.filter(isChange)
  const recorded = all.filter(isRecorded)
  const rows = changed.length
    ? [...changed, ...recorded]
    : all.filter(({ before, after }) => (before ?? after) !== none)
  const parts = rows.slice(0, inARow).map((change) => `${change.label} ${arrow(change)}`)
  return parts.join('；') + (rows.length > parts.length ? ` 等 ${rows.length} 项` : '')
}

const arrow = ({ before, after }: Change) =>
  before === undefined || after === undefined ? (after ?? before) : `${before} → ${after}`
