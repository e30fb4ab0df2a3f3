import type { Known } from './known.js'
import { number, oddValue } from './odd_values.js'
import { code, idCards, password, telephones } from './secret_values.js'
import type { Random } from './random.js'

export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  minLength?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
}

/** One field in so many is odd; without odd fields the call is likely to succeed. */
const oddOnceIn = 5

export function valueOf(random: Random, known: Known, name: string, schema: Schema): unknown {
  if (random.isOnce(oddOnceIn)) return oddValue(random)
  return goodValue(random, known, name, schema)
}

function goodValue(random: Random, known: Known, name: string, schema: Schema): unknown {
  if (schema.enum) return random.of(schema.enum)
  if (schema.anyOf) return goodValue(random, known, name, random.of(schema.anyOf))
  const type = [schema.type].flat()[0]
  if (type === 'object') return objectOf(random, known, schema)
  if (type === 'array') {
    const length = random.below(Math.min(4, (schema.maxItems ?? 3) + 1))
    return Array.from({ length }, () => valueOf(random, known, name, schema.items ?? {}))
  }
  const seen = known.valueOf(random, name)
  if (seen !== undefined && !random.isOnce(4)) return seen
  if (type === 'integer' || type === 'number') return numberIn(random, schema)
  if (type === 'boolean') return random.isOnce(2)
  return textFor(random, name, schema)
}

export function objectOf(random: Random, known: Known, schema: Schema): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(name)
    if (isNeeded ? !random.isOnce(20) : random.isOnce(2)) made[name] = valueOf(random, known, name, field)
  }
  return made
}

function numberIn(random: Random, { minimum = 0, maximum = 1000 }: Schema): number {
  const edges = [minimum, maximum, minimum - 1, maximum + 1]
  return random.isOnce(3) ? random.of(edges) : minimum + random.below(Math.min(200, maximum - minimum + 1))
}

function textFor(random: Random, name: string, { maxLength = 40 }: Schema): string {
  if (/telephone|phone|loginName/i.test(name)) return random.of(telephones)
  if (/idCard/i.test(name)) return random.of(idCards)
  if (/pass/i.test(name)) return password
  if (/code/i.test(name)) return code
  if (/time|date|day|from|to$/i.test(name)) return random.of(['2026-01-31', '2025-12-01 08:00:00'])
  if (/email/i.test(name)) return 'canary@example.com'
  if (random.isOnce(4)) return number(random)
  return '检查用的文字'.repeat(10).slice(0, random.of([1, 6, maxLength, maxLength + 1]))
}
