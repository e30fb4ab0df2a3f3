import { readFileSync } from 'node:fs'

/** A division of the country: province, city or county, with its six-digit code (GB/T 2260). */
export interface Region {
  code: string
  name: string
  children?: Region[]
}

/** The tree as of the date recorded in `data/regions.md`. */
export const regions: Region[] = JSON.parse(
  readFileSync(new URL('../../../data/regions.json', import.meta.url), 'utf8')
)

/** The three names of a region given by its three codes, or null when they are not one below the other. */
export function regionNames([province, city, area]: string[]): [string, string, string] | null {
  const first = regions.find(({ code }) => code === province)
  const second = first?.children?.find(({ code }) => code === city)
  const third = second?.children?.find(({ code }) => code === area)
  return first && second && third ? [first.name, second.name, third.name] : null
}
