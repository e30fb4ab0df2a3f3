import { readFileSync } from 'node:fs'
import { inProject } from '#core/process/project_root'

/** A province, city or county with its six-digit code (GB/T 2260). */
export interface Region {
  code: string
  name: string
  children?: Region[]
}

/** Edition and source: `data/regions.md`. */
export const regions: Region[] = JSON.parse(readFileSync(inProject('api/data/regions.json'), 'utf8'))

export function regionNames([province, city, area]: string[]): [string, string, string] | null {
  const first = regions.find(({ code }) => code === province)
  const second = first?.children?.find(({ code }) => code === city)
  const third = second?.children?.find(({ code }) => code === area)
  return first && second && third ? [first.name, second.name, third.name] : null
}
