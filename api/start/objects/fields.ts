/** The Chinese title of an object such as `user:5`, if it is known. */
export type TitleOf = (object: string) => string | undefined

/** A field of an object type in the audit log: its label, and its value as people read it. */
export interface Field {
  label: string
  /** Null if the value does not fit the field. Lists are shown item by item. */
  show: (value: unknown, titleOf: TitleOf) => string | null
  /** The objects that a value names, for their titles. */
  objectsOf?: (item: unknown) => string[]
  /** A long list in short, for a row. */
  total?: (items: unknown[]) => string
  /** One request may write it in several entries, which add up. */
  adds?: true
  /** Keys, hashes and versions: shown only in the open entry. */
  technical?: true
}

export type Fields = Readonly<Record<string, Field>>

type Texts = Readonly<Record<string, string>>

export const none = '—'

export function show({ show: one }: Field, value: unknown, titleOf: TitleOf): string | null {
  if (value === undefined || value === null || value === '') return none
  if (!Array.isArray(value)) return one(value, titleOf)
  const parts = value.map((item) => one(item, titleOf))
  return parts.includes(null) ? null : parts.join('、') || none
}

export function objectsIn({ objectsOf }: Field, value: unknown): string[] {
  if (!objectsOf || value === null || value === undefined || value === '') return []
  return [value].flat().flatMap(objectsOf)
}

const isId = (value: unknown) => typeof value === 'number' || typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

export const text = (label: string): Field => ({ label, show: (value) => (typeof value === 'string' ? value : null) })

export const technical = (label: string): Field => ({
  label,
  technical: true,
  show: (value) => (isId(value) ? String(value) : null),
})

export const number = (label: string, format: (value: number) => string): Field => ({
  label,
  show: (value) => (isNumber(value) ? format(value) : null),
})

/** Not Intl: see backoffice/src/components/format.ts. */
const inThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
export const yuanText = (fen: number) => {
  const [whole, decimals] = (fen / 100).toFixed(2).split('.')
  return `${inThousands(whole)}.${decimals} 元`
}

/** An amount in fen. */
export const money = (label: string) => number(label, yuanText)
export const count = (label: string, unit = '') =>
  number(label, (value) => inThousands(String(value)) + (unit && ` ${unit}`))
/** Seconds. */
export const minutes = (label: string) => number(label, (seconds) => `${Math.round(seconds / 6) / 10} 分钟`)
/** Seconds of a video. */
export const seconds = (label: string) =>
  number(label, (value) =>
    value < 60 ? `${value} 秒` : `${Math.floor(value / 60)} 分${value % 60 ? ` ${value % 60} 秒` : '钟'}`
  )
export const bytes = (label: string) =>
  number(label, (value) =>
    value < 1_048_576 ? `${Math.ceil(value / 1024)} KB` : `${(value / 1_048_576).toFixed(2)} MB`
  )
/** A multiplier in basis points: 9500 is 9.5 折. */
export const discount = (label: string) =>
  number(label, (value) => (value === 10_000 ? '不打折' : `${Math.round(value / 10) / 100} 折`))
/** Basis points of a share. */
export const share = (label: string) => number(label, (value) => `${value / 100}%`)

export const flag = (label: string, [yes, no] = ['是', '否']): Field => ({
  label,
  show: (value) => (value === true || value === 1 ? yes : value === false || value === 0 ? no : null),
})

/** One of the texts; booleans stand for 1 and 0. */
export const choice = (label: string, texts: Texts): Field => ({
  label,
  show: (value) => {
    const key = String(typeof value === 'boolean' ? Number(value) : value)
    return has(texts, key) ? texts[key] : null
  },
})

/** `Object.hasOwn` is missing in older browsers. */
const has = (texts: Texts, key: string) => Object.prototype.hasOwnProperty.call(texts, key)

/** 2026-11-29 or 2026-11-29 08:30:00; a stored moment such as 2026-11-29T00:30:00.000+00:00 is shown in Beijing time. */
export const time = (label: string): Field => ({
  label,
  show: (value) => {
    if (typeof value !== 'string') return null
    if (/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/.test(value)) return value
    const moment = Date.parse(value)
    return Number.isNaN(moment) ? null : new Date(moment + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ')
  },
})

/** The id of another object, shown as its title. */
export const reference = (label: string, kind: string): Field => ({
  label,
  objectsOf: (id) => [`${kind}:${String(id)}`],
  show: (value, titleOf) => (isId(value) ? (titleOf(`${kind}:${String(value)}`) ?? `编号 ${String(value)}`) : null),
})

/** A value with parts, in words. */
export const words = <Value>(
  label: string,
  say: (value: Value, titleOf: TitleOf) => string | null,
  objectsOf?: (value: Value) => string[]
): Field => ({
  label,
  objectsOf: objectsOf as Field['objectsOf'],
  show: (value, titleOf) => (typeof value === 'object' ? say(value as Value, titleOf) : null),
})
