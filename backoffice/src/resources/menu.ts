import type { ReactNode } from 'react'
import { resources } from '.'
import { may } from '../providers/access'
import { session } from '../providers/session'

interface Entry {
  label: string
  icon: ReactNode
  list: string
  /** Paths on which the entry is the current one. */
  covers: string[]
}

/**
 * The menu of somebody with these roles; a resource without a list has no entry, and what a setting keeps closed has none
 * either.
 */
export function menuOf(
  roles: readonly string[],
  abilities: readonly string[] | undefined = session.staff?.abilities
): Entry[] {
  return resources
    .filter(({ resource }) => resource.meta?.menu?.some((role: string) => roles.includes(role)))
    .filter(({ resource }) => may(abilities, resource.identifier ?? resource.name, 'list'))
    .map(({ resource: { list, create, meta } }) => ({
      label: String(meta!.label),
      icon: meta!.icon,
      list: String(list),
      covers: [list, create, ...(meta!.covers ?? [])].filter((path) => typeof path === 'string'),
    }))
}
