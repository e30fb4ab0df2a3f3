import { regionNames, regions } from '#accounts/addresses/regions'

/** Codes and names of a region; null for an unknown one. */
export function findRegion(values: {
  area_code: string | null
  province: string | null
  city: string | null
  area: string | null
}): { codes: [string, string, string]; names: [string, string, string] } | null {
  const { area_code: code, province, city, area } = values
  for (const first of regions) {
    for (const second of first.children ?? []) {
      for (const third of second.children ?? []) {
        const isNamed = first.name === province && second.name === city && third.name === area
        if (code === null ? !isNamed : third.code !== code) continue
        const codes: [string, string, string] = [first.code, second.code, third.code]
        return { codes, names: regionNames(codes)! }
      }
    }
  }
  return null
}
