import type { HttpContext } from '@adonisjs/core/http'
import type { VineValidator } from '@vinejs/vine'
import { auditedInRequest } from '#core/audit/audit'

type Validator = VineValidator<any, any>

interface Declared {
  takes: Validator | symbol
  audited: boolean
  idempotent: boolean | 'required'
  recentProof?: 'always' | 'sometimes'
}

const idempotentRequests = new WeakSet<HttpContext>()
const requestsRequiringProof = new WeakSet<HttpContext>()

export function markIdempotent(ctx: HttpContext): void {
  idempotentRequests.add(ctx)
}

export function markProofRequired(ctx: HttpContext): void {
  requestsRequiringProof.add(ctx)
}

export function recordValidators({ request }: HttpContext): Set<Validator> {
  const ran = new Set<Validator>()
  const validateUsing = request.validateUsing.bind(request)
  request.validateUsing = (validator, ...options) => {
    ran.add(validator)
    return validateUsing(validator, ...options)
  }
  return ran
}

/** These bugs stay unnoticed until they do harm, so outside production the request fails. */
export function checkDeclaration(ctx: HttpContext, declared: Declared, ran: Set<Validator>) {
  const route = `route ${ctx.route!.name}`
  const others = [...ran].some((validator) => validator !== declared.takes)
  if (others) throw new Error(`${route} ran a validator that it does not declare`)
  if (idempotentRequests.has(ctx) && !declared.idempotent) {
    throw new Error(`${route} reads an Idempotency-Key and does not declare it`)
  }
  if (requestsRequiringProof.has(ctx) && declared.recentProof !== 'sometimes') {
    throw new Error(`${route} requires a recent proof and does not declare it`)
  }
  if (wasRefused(ctx)) return

  if (typeof declared.takes !== 'symbol' && !ran.has(declared.takes)) {
    throw new Error(`${route} declares a validator and did not run it`)
  }
  if (declared.idempotent && !idempotentRequests.has(ctx)) {
    throw new Error(`${route} declares an Idempotency-Key and did not read it`)
  }
  if (declared.audited && !auditedInRequest(ctx)) {
    throw new Error(`${route} is declared audited and wrote no entry`)
  }
}

/** Errors of the exception handler have their own code; payloads never do. */
export function wasRefused({ response }: HttpContext): boolean {
  const body = response.content?.[0]
  return body instanceof Object && (body as { code?: unknown }).code !== undefined
}
