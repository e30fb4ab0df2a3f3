import { readFileSync } from 'node:fs'
import { userCodeOf, type UserErrorCode } from '#core/errors'
import { nothing } from '#core/http/route_options'
import type { RegisteredRoute } from '#core/http/routes_table'
import { KeyErrors, ProblemCodes, type KeyErrorCode, type ProblemCode } from '#core/http/service_keys/scopes'
import { partnerCodeOf } from '#core/http/service_keys/problem'
import { inProject } from '#core/process/project_root'
import { Role } from '#core/roles'

type Route = Pick<RegisteredRoute, 'name' | 'method' | 'pattern' | 'declaration'>

let thrown: Record<string, string[]> | undefined

/** What the controller of a route can throw, from the sources (scripts/thrown_codes.mjs): also `not-found`. */
function thrownCodes(name: string): string[] {
  thrown ??= JSON.parse(readFileSync(inProject('api/.adonisjs/server/responses.json'), 'utf8')).codes
  return thrown![name] ?? []
}

/** The values of `code` besides "200" in responses of status 200. */
export function userCodesOf({ name, declaration }: Route): UserErrorCode[] {
  const { policy, recentProof, allowBeforePasswordChange, beforeSecondFactor } = declaration!
  const ofUseCase = thrownCodes(name!)
    .filter((code) => code !== 'not-found')
    .map(userCodeOf)
  // Any input may hold a text that cannot be stored.
  const codes = new Set<UserErrorCode>(['error', ...ofUseCase])
  if (recentProof) codes.add('confirm-identity')
  if (policy.roles.some((role) => role !== Role.User)) codes.add('staff-step')
  if (policy.needsSession && !allowBeforePasswordChange) codes.add('must-change-password')
  if (policy.needsSession && !beforeSecondFactor) codes.add('must-enrol-second-factor')
  return [...codes]
}

/** The others are answers outside `/api/v1`, or of no operation. */
export const OperationProblems = (Object.keys(ProblemCodes) as ProblemCode[]).filter(
  (code) => code !== 'key-elsewhere' && code !== 'method-not-allowed'
)
const keyCodes = Object.keys(KeyErrors) as KeyErrorCode[]
const ofEveryRoute: ProblemCode[] = [
  ...keyCodes.filter((code) => code !== 'scope-missing' && code !== 'key-elsewhere'),
  'bad-request',
  'invalid-fields',
  'too-many-requests',
  'server-error',
  'unavailable',
]

/** The values of `code` in problems of a route under `/api/v1`. */
export function problemCodesOf({ name, method, pattern, declaration }: Route): ProblemCode[] {
  const { scope, takes, idempotent } = declaration!
  const codes = new Set<ProblemCode>(ofEveryRoute)
  if (scope !== 'any') codes.add('scope-missing')
  if (pattern.includes(':')) codes.add('not-found')
  if (idempotent) codes.add('in-progress')
  if (method !== 'GET' && takes !== nothing) codes.add('too-large').add('unsupported-media-type')
  for (const code of thrownCodes(name!)) codes.add(code === 'not-found' ? code : partnerCodeOf(code))
  return [...codes]
}
