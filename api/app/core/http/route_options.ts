import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { VineValidator } from '@vinejs/vine'
import app from '@adonisjs/core/services/app'
import { checkDeclaration, recordValidators, wasRefused } from '#core/http/route_option_checks'
import { keyHolder, type Policy } from '#core/http/access_policies'
import { hasKey, KeyRejected, requireScope } from '#core/http/service_keys/service_key'
import type { Scope } from '#core/http/service_keys/scopes'
import type { RateLimitName } from '#config/rate_limits'
import { requireIdempotencyKey } from '#core/http/idempotency'
import { readInput } from '#core/http/read_input'
import { addCacheHeaders, type Caching } from '#core/cache/cacheable'
import { changesUnasked, rejectOtherSites } from '#core/http/other_sites'
import { count } from '#core/http/rate_limits'
import { hasRecentProof } from '#core/http/recent_proof'
import { isTelephone } from '#core/shared_rules'
import { TelephoneSearch } from '#core/shared_rules'
import { ConfirmIdentityNeeded, Forbidden, NotSignedIn, StaffStepNeeded, UserError } from '#core/errors'
import { Role } from '#core/roles'

export interface RouteOptions {
  policy: Policy
  /** The validator that its controller runs, or `nothing` if it reads only its path. */
  takes: InputSchema
  rate: RateLimitName
  /** Writes an audit entry in the same transaction. */
  audited: boolean
  /** `required`: calls without `Idempotency-Key` are refused. */
  idempotent: boolean | 'required'
  /** A GET without a session that changes state anyway. */
  changesByGet?: boolean
  /** Names in the query that the validator does not know are rejected: an ignored filter returns figures of another range. */
  strictQuery?: boolean
  /** The field for which a bare JSON list in the body stands. */
  bareList?: string
  /** The body is a file of this type, and the validator reads the query. */
  bodyType?: string
  /** Limit of a JSON body, in kilobytes; defaults to the usual limit. */
  bodyKb?: number
  /** Takes `X-Reason`, which its controller reads with `readReason`. */
  hasReason?: boolean
  /** Only on `/api/v1`: what a service key needs. Responses have no envelope, errors are problem details. */
  scope?: Scope | 'any'
  /** Who gets everything of which others get a part. */
  unmaskedFor?: Policy
  /**
   * The last proof of the identity must be recent: `always`, or `sometimes` when the use case calls
   * `requireRecentProof` for some inputs.
   */
  recentProof?: 'always' | 'sometimes'
  allowBeforePasswordChange: boolean
  beforeSecondFactor: boolean
  /** Responses to visitors are identical and cached. */
  cache?: Caching
}

export const nothing = Symbol('takes nothing')

export type InputSchema = VineValidator<any, any> | typeof nothing

type Options = Partial<Omit<RouteOptions, 'policy' | 'takes'>>

export interface RouteMiddleware {
  (ctx: HttpContext, next: NextFn): Promise<void>
  declaration: RouteOptions
}

export const reads = preset({ rate: 'read' })
export const lists = preset({ rate: 'list' })
export const readsFigures = preset({ rate: 'list', strictQuery: true })
export const writes = preset({ rate: 'write' })
export const auditedWrites = preset({ rate: 'write', audited: true })

const ordinary = { audited: false, idempotent: false, allowBeforePasswordChange: false, beforeSecondFactor: false }

function preset(defaults: Options & { rate: RateLimitName }) {
  return (policy: Policy, takes: InputSchema = nothing, options: Options = {}) =>
    declare({ policy, takes, ...ordinary, ...defaults, ...options })
}

/** A route of `/api/v1`. */
export function withKey(scope: Scope | 'any', takes: InputSchema = nothing, options: Options = {}) {
  return declare({ policy: keyHolder, takes, scope, strictQuery: true, ...ordinary, rate: 'partner', ...options })
}

/** Enforces the declaration: rate, then role, then the body. After the controller, wraps its payload. */
function declare(declaration: RouteOptions): RouteMiddleware {
  const telephoneFields = fieldsSearchedByTelephone(declaration.takes)
  const middleware = async (ctx: HttpContext, next: NextFn) => {
    const lacksProof = lacksRequiredProof(ctx, declaration)
    // Classes such as `export` allow few calls, and the client repeats this one after the proof.
    await count(ctx, lacksProof ? 'write' : rateOf(ctx, declaration))
    requirePolicy(ctx, declaration)
    if (lacksProof) throw new ConfirmIdentityNeeded()
    if (!declaration.policy.needsSession && changesUnasked(ctx, declaration.changesByGet)) rejectOtherSites(ctx)
    await readInput(ctx, declaration)
    if (declaration.idempotent === 'required') requireIdempotencyKey(ctx)
    if (declaration.strictQuery) rejectUnknownQuery(ctx, declaration.takes)
    if (asksForNumber(ctx, telephoneFields)) await count(ctx, 'reveal')
    if (app.inProduction) await next()
    else await checked(ctx, next, declaration)
    if (declaration.cache && !wasRefused(ctx)) addCacheHeaders(ctx, declaration.cache)
    if (!declaration.scope) wrap(ctx)
  }
  return Object.assign(middleware, { declaration })
}

/** A wrong key is rejected also while the database is down. */
function rateOf(ctx: HttpContext, { scope, rate }: RouteOptions): RateLimitName {
  return scope && !hasKey(ctx) ? 'read' : rate
}

function lacksRequiredProof({ currentUser }: HttpContext, { recentProof }: RouteOptions): boolean {
  return recentProof === 'always' && Boolean(currentUser) && !hasRecentProof(currentUser!)
}

/** @throws UserError at the first unknown name */
function rejectUnknownQuery({ request }: HttpContext, takes: InputSchema): void {
  const known = fieldsOf(takes)
  const unknown = Object.keys(request.qs()).find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) throw new UserError(`没有“${unknown}”这个查询条件`, { field: unknown })
}

export function fieldsSearchedByTelephone(takes: InputSchema): string[] {
  const fields = fieldsOf(takes)
  return Object.keys(fields).filter((name) => fields[name].pattern === TelephoneSearch)
}

export function fieldsOf(takes: InputSchema): Record<string, any> {
  if (takes === nothing) return {}
  const { properties = {} } = takes.toJSONSchema() as { properties?: Record<string, any> }
  return properties
}

/** For filters of another route that are sent in a field: the rate limit of reveals counts them too. */
export async function countTelephoneSearch(
  ctx: HttpContext,
  takes: InputSchema,
  filters: Record<string, unknown>
): Promise<void> {
  const asks = fieldsSearchedByTelephone(takes).some((name) => isTelephone(String(filters[name] ?? '')))
  if (asks) await count(ctx, 'reveal')
}

/** Confirming that a whole number belongs to a user is personal data, like a reveal. */
function asksForNumber({ request }: HttpContext, fields: string[]): boolean {
  return fields.some((name) => isTelephone(String(request.input(name) ?? '')))
}

async function checked(ctx: HttpContext, next: NextFn, declaration: RouteOptions) {
  const ran = recordValidators(ctx)
  await next()
  checkDeclaration(ctx, declaration, ran)
}

function requirePolicy(ctx: HttpContext, declaration: RouteOptions): void {
  const { policy, scope, allowBeforePasswordChange, beforeSecondFactor } = declaration
  if (scope) return requireScope(ctx, scope)
  if (ctx.serviceKey) throw new KeyRejected('key-elsewhere')
  if (!policy.needsSession) return treatAsVisitor(ctx, declaration)
  if (ctx.deadToken) throw new Forbidden('token expired')
  if (!ctx.currentUser) throw new NotSignedIn()
  if (!policy.allows(ctx.currentUser)) {
    if (policy.allows({ ...ctx.currentUser, roles: ctx.currentUser.held })) throw new StaffStepNeeded()
    throw new Forbidden()
  }
  ctx.usesStaffRole = policy.roles.some((role) => role !== Role.User)
  if (ctx.currentUser.mustChangePassword) {
    if (allowBeforePasswordChange) return
    throw new UserError('请先修改密码', { code: 'must-change-password' })
  }
  if (ctx.currentUser.mustEnrolSecondFactor && !beforeSecondFactor) {
    throw new UserError('请先开启二次验证', { code: 'must-enrol-second-factor' })
  }
}

/** Public routes show more to some users, but not before their password is changed and their second factor enrolled. */
function treatAsVisitor(ctx: HttpContext, { allowBeforePasswordChange, beforeSecondFactor }: RouteOptions): void {
  const { mustChangePassword, mustEnrolSecondFactor } = ctx.currentUser ?? {}
  const waits = (mustChangePassword && !allowBeforePasswordChange) || (mustEnrolSecondFactor && !beforeSecondFactor)
  if (waits) ctx.currentUser = null
}

/** Payloads are plain data, so `JSON.stringify` is used: several times faster than the framework's safe serializer. */
function wrap({ response }: HttpContext): void {
  const body = response.content?.[0] ?? {}
  if (response.hasStream || response.hasFileToStream) return
  if (!isPlain(body)) return

  response.header('Content-Type', 'application/json; charset=utf-8')
  response.send(JSON.stringify({ code: '200', ...body }))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value instanceof Object && Object.getPrototypeOf(value) === Object.prototype
}
