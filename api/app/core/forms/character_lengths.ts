import { VineString } from '@vinejs/vine'
import vine from '@vinejs/vine'
import { characterCount } from '#core/shared_rules'

// Vine counts UTF-16 units, by which a hanzi of extension B has two. Databases and JSON Schema count code points.
const atLeast = vine.createRule(
  (value, min: number, field) => {
    if (typeof value === 'string' && characterCount(value) < min) {
      field.report('{{ field }}至少 {{ min }} 个字符', 'minLength', field, { min })
    }
  },
  { toJSONSchema: (schema, min) => void (schema.minLength = min) }
)

const atMost = vine.createRule(
  (value, max: number, field) => {
    if (typeof value === 'string' && characterCount(value) > max) {
      field.report('{{ field }}最多 {{ max }} 个字符', 'maxLength', field, { max })
    }
  },
  { toJSONSchema: (schema, max) => void (schema.maxLength = max) }
)

VineString.prototype.minLength = function (min: number) {
  return this.use(atLeast(min))
}
VineString.prototype.maxLength = function (max: number) {
  return this.use(atMost(max))
}
