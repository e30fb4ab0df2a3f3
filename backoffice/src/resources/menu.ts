import type { ReactNode } from 'react'
import { resources } from '.'

interface Entry {
  label: string
  icon: ReactNode
  list: string
  /** Paths on which the entry is the current one. */
  covers: string[]
}

/** The menu of somebody with these roles; a resource without a list has no entry. */
export function menuOf(roles: readonly string[]): Entry[] {
  return resources
    .filter(({ resource }) => resource.meta?.menu?.some((role: string) => roles.includes(role)))
    .map(({ resource: { list, create, meta } }) => ({
      label: String(meta!.label),
      icon: meta!.icon,
      list: String(list),
      covers: [list, create, ...(meta!.covers ?? [])].filter((path) => typeof path === 'string'),
    }))
}
