import router from '@adonisjs/core/services/router'
import { registeredRoutes } from '#core/http/routes_table'
import type { Role } from '#core/roles'

let restrictedRoutes: { name: string; roles: readonly Role[] }[] | null = null

/** Names of the routes that are allowed or unmasked for one of these roles. */
export function abilitiesOf(roles: readonly Role[]): string[] {
  restrictedRoutes ??= registeredRoutes(router)
    .map(({ name, declaration }) => ({ name: name!, roles: (declaration!.unmaskedFor ?? declaration!.policy).roles }))
    .filter((route) => route.roles.length)
  return restrictedRoutes.filter((route) => route.roles.some((role) => roles.includes(role))).map(({ name }) => name)
}
