import type { Address, Area } from '~/lib/http/apiTypes'

type Saved = Pick<Address, 'region' | 'province' | 'city' | 'area'>

/** The options of the three selects. A region of `saved` that was abolished stays an option until another is chosen. */
export function regionChoices(areas: Area[] | undefined, value: string[], saved?: Saved): Area[][] {
  if (!areas) return []
  const names = saved && [saved.province, saved.city, saved.area]
  const choices: Area[][] = []
  let options = areas
  for (const level of [0, 1, 2]) {
    const code = value[level]
    const isMissing = code !== undefined && !options.some((area) => area.code === code)
    if (names && isMissing && code === saved.region[level]) options = [...options, { code, name: names[level]! }]
    choices.push(options)
    options = options.find((area) => area.code === code)?.children ?? []
  }
  return choices
}
