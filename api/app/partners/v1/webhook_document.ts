import type { Schema } from '#core/openapi/simplified'
import { EventExamples } from '#messages/partner_events/examples'
import { eventTypes, EventTypes, type EventType } from '#messages/partner_events/terms'
import { dayFormat, timeFormat, withFormats } from '#core/openapi/formats'

/** Fields that are null in some events, whatever the example shows. */
const nullable = new Set(['person', 'externalId', 'telephone', 'expiresOn'])
/** Of entitlements also the order: an academy grants without one. */
const nullableOf = (type: EventType) => (type.startsWith('entitlement.') ? new Set([...nullable, 'orderId']) : nullable)

/** The `webhooks` of OpenAPI 3.1, from the examples. */
export function webhookOperations(): Record<string, object> {
  return Object.fromEntries(eventTypes.map((type) => [type, { post: operationOf(type) }]))
}

function operationOf(type: EventType) {
  const example = { type, timestamp: '2026-11-28T02:15:04Z', sequence: 90412, data: EventExamples[type] }
  const schema = withFormats(schemaOf(example, '', nullableOf(type)), [dayFormat, timeFormat])
  return {
    operationId: `webhook.${type}`,
    tags: ['v1'],
    summary: EventTypes[type].text,
    description: '请求头 `webhook-id`、`webhook-timestamp`、`webhook-signature` 符合 Standard Webhooks 1.0.0。',
    requestBody: { content: { 'application/json': { schema, example } } },
    responses: { '2XX': { description: '已收到；其他状态稍后重试，410 停用这个地址' } },
  }
}

function schemaOf(value: unknown, name: string, names: Set<string>): Schema {
  const schema = plainSchemaOf(value, names)
  if (!names.has(name)) return schema
  return schema.type === 'null' ? personSchema() : { ...schema, type: [schema.type, 'null'] as never }
}

const personSchema = (): Schema => schemaOf(EventExamples['chapter.completed'].person, 'person', nullable)

function plainSchemaOf(value: unknown, names: Set<string>): Schema {
  if (value === null) return { type: 'null' }
  if (Array.isArray(value)) return { type: 'array', items: plainSchemaOf(value[0], names) }
  if (typeof value !== 'object') return { type: typeof value === 'number' ? 'integer' : (typeof value as 'string') }
  return {
    type: 'object',
    required: Object.keys(value),
    properties: Object.fromEntries(Object.entries(value).map(([name, one]) => [name, schemaOf(one, name, names)])),
  }
}
