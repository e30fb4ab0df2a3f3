import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { fieldsOf, nothing, type RouteOptions } from '#core/http/route_options'
import { UsualBodyKb } from '#core/http/read_input'
import { registeredRoutes } from '#core/http/routes_table'
import { admitTexts } from '#core/http/admit_values'
import { cpuMs } from '#tests/event_loop'

interface Schema {
  type?: string | string[]
  format?: string
  pattern?: string
  maxLength?: number
  maxItems?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** In UTF-8, for Chinese. */
const bytesPerCharacter = 3

/** A batch of the longest texts has twelve megabytes; clients send answers in parts. */
const neverWhole = ['POST /api/user/paper-answers']

const worst: Record<string, (length: number) => string> = {
  'combining marks': (length) => `a${'\u0301'.repeat(30)}`.repeat(length / 31),
  'spaces': (length) => `${' '.repeat(length - 1)}x`,
  'openings of formulas': (length) => '\\('.repeat(length / 2),
  'openings of tags': (length) => '<span data-formula="x">'.repeat(length / 23),
  'entities': (length) => '&amp;'.repeat(length / 5),
  'digits': (length) => '1'.repeat(length),
  'addresses': (length) => 'a@a.'.repeat(length / 4),
}

test.group('Bodies of the declared length (docs/threats.md T199)', () => {
  const routes = () => registeredRoutes(router).filter(({ declaration }) => declaration!.takes !== nothing)

  test('the longest valid body of a route fits into its limit', ({ assert }) => {
    const tooLong = routes()
      .filter(({ method, key }) => method !== 'GET' && !neverWhole.includes(key))
      .map(({ key, declaration }) => {
        const fields = fieldsOf(declaration!.takes)
        return { key, bytes: sizeOf({ type: 'object', properties: fields }), declaration }
      })
      .filter(({ bytes, declaration }) => bytes > (declaration!.bodyKb ?? UsualBodyKb) * 1024)

    assert.deepEqual(
      tooLong.map(({ key, bytes }) => `${key}: ${bytes}`),
      []
    )
  })

  test('no validator holds the process with {$self}')
    .with(Object.keys(worst))
    .run(async ({ assert }, kind) => {
      const slow: string[] = []
      for (const { key, method, declaration } of routes()) {
        const longest = method === 'GET' ? 8_000 : (declaration!.bodyKb ?? UsualBodyKb) * 1024
        const schema = { type: 'object', properties: fieldsOf(declaration!.takes) }
        const body = () => filledWith(worst[kind]!, longest, schema)
        let ms = Infinity
        for (let tries = 0; tries < 4 && ms > 50; tries++) {
          const given = body()
          const before = cpuMs()
          try {
            admitTexts(given)
            await (declaration!.takes as Exclude<RouteOptions['takes'], symbol>).validate(given)
          } catch {}
          ms = Math.min(ms, cpuMs() - before)
        }
        if (ms > 50) slow.push(`${key}: ${Math.round(ms)} ms`)
      }
      assert.deepEqual(slow, [])
    })
})

/** The size in bytes of the largest JSON of the schema; a field without a length counts as a short value. */
function sizeOf(schema: Schema): number {
  const some = schema.anyOf ?? schema.oneOf
  if (some) return Math.max(...some.map(sizeOf))
  if (schema.properties) {
    const fields = Object.entries(schema.properties)
    return fields.reduce((sum, [name, field]) => sum + name.length + 4 + sizeOf(field), 2)
  }
  if (schema.type === 'array') return (schema.maxItems ?? 100) * (sizeOf(schema.items ?? {}) + 1)
  const isAscii = schema.pattern || schema.format
  return (schema.maxLength ?? 20) * (isAscii ? 1 : bytesPerCharacter) + 2
}

/** A text of the given length in each field, or in the single item of an array. */
function filledWith(text: (length: number) => string, longest: number, schema: Schema): unknown {
  const some = schema.anyOf ?? schema.oneOf
  if (some) return filledWith(text, longest, some[0])
  if (schema.properties) {
    const fields = Object.entries(schema.properties)
    return Object.fromEntries(fields.map(([name, field]) => [name, filledWith(text, longest / fields.length, field)]))
  }
  if (schema.type === 'array') return [filledWith(text, longest, schema.items ?? {})]
  return text(Math.floor(longest))
}
