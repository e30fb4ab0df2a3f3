import type { Schema } from '#core/openapi/simplified'

export type Format = [name: RegExp, schema: Schema]

export const dayFormat: Format = [/(On|(?<!Per)Day|Date)$/, { format: 'date' }]
/** The specification fixes this form, so it is no RFC 3339 `date-time`. */
export const wireTimeFormat: Format = [
  /Time$/,
  { pattern: String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`, examples: ['2026-11-28 09:30:00'] },
]
/** Service keys only. */
export const timeFormat: Format = [/At$/, { format: 'date-time' }]

/** TypeScript knows only strings: the name of a field says whether it is a day or a time. */
export function withFormats<Value>(value: Value, formats: Format[], name = ''): Value {
  if (Array.isArray(value)) return value.map((one) => withFormats(one, formats, name)) as Value
  if (typeof value !== 'object' || value === null) return value
  const result = Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (key !== 'properties') return [key, withFormats(one, formats, name)]
      const fields = Object.entries(one as Schema).map(([field, schema]) => [
        field,
        withFormats(schema, formats, field),
      ])
      return [key, Object.fromEntries(fields)]
    })
  )
  const isText = [(value as Schema).type].flat().includes('string')
  const [, format] = (isText && formats.find(([names]) => names.test(name))) || []
  return { ...result, ...format } as Value
}
