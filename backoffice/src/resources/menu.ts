import type { ReactNode } from 'react'
import { resources } from '.'
import type { MenuGroup } from './definition'
import { canPerform } from '../providers/access'
import { session } from '../providers/session'

interface Entry {
  label: string
  icon: ReactNode
  group?: MenuGroup
  list: string
  /** Paths on which the entry is active. */
  covers: string[]
}

export interface EntryGroup {
  group?: MenuGroup
  entries: Entry[]
}

/** The menu of a user with these roles; resources without a list, or disabled by a setting, have no entry. */
export function menuOf(
  roles: readonly string[],
  abilities: readonly string[] | undefined = session.staff?.abilities
): Entry[] {
  return resources
    .filter(({ resource }) => resource.meta?.menu?.some((role: string) => roles.includes(role)))
    .filter(({ resource }) => canPerform(abilities, resource.identifier ?? resource.name, 'list'))
    .map(({ resource: { list, create, meta } }) => ({
      label: String(meta!.label),
      icon: meta!.icon,
      group: meta!.group,
      list: String(list),
      covers: [list, create, ...(meta!.covers ?? [])].filter((path) => typeof path === 'string'),
    }))
}

/** Groups adjacent entries under their heading; entries without a group stay alone. */
export function inGroups(entries: Entry[]): EntryGroup[] {
  return entries.reduce<EntryGroup[]>((groups, entry) => {
    const last: EntryGroup | undefined = groups[groups.length - 1]
    if (last?.group === entry.group && last) last.entries.push(entry)
    else groups.push({ group: entry.group, entries: [entry] })
    return groups
  }, [])
}
