import type { HttpContext } from '@adonisjs/core/http'
import type { VineValidator } from '@vinejs/vine'
import { UserError } from '#core/errors'

type Validator = VineValidator<any, any>

const maxNameLength = 30

/**
 * For a form whose fields are all optional: otherwise fields that its validator drops would seem saved.
 * @throws UserError when a field of the body is unknown
 */
export function rejectUnknownFields({ request }: HttpContext, validator: Validator): void {
  const unknown = Object.keys(request.body()).filter((name) => !knownTo(validator).has(name))
  if (unknown.length === 0) return
  const [name] = unknown
  throw new UserError(`没有“${name.slice(0, maxNameLength)}”这一项，未保存任何内容`)
}

/** The same for a form that clients of other releases send too. @throws UserError when no field of the body is known */
export function rejectEmptyForm({ request }: HttpContext, validator: Validator): void {
  const names = Object.keys(request.body())
  if (names.length === 0 || names.some((name) => knownTo(validator).has(name))) return
  throw new UserError('没有可以保存的内容，请刷新页面后重试')
}

function knownTo(validator: Validator): Set<string> {
  const { properties = {} } = validator.toJSONSchema() as { properties?: object }
  return new Set(Object.keys(properties))
}
