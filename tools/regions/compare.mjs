/**
 * Compares the counties of `@vant/area-data`, which also has Hong Kong, Macao, Taiwan and the towns of cities without
 * counties, with those of the National Bureau of Statistics in `element-china-area-data`.
 *
 * The Bureau's names win. Development zones are only taken from the Bureau: Vant lists many of them twice, under a code of
 * the Bureau and under one of its own. Every other difference needs a decision.
 *
 * @param {Record<string, string>} vant names by code
 * @param {{ value: string, label: string, children?: object[] }[]} bureau provinces
 * @param {Record<string, [name: string | null, reason: string]>} decisions by code
 * @param {Record<string, string[]>} townsWithoutCode by city
 */
export function compareCounties(vant, bureau, decisions = {}, townsWithoutCode = {}) {
  const { counties, towns } = bureauCounties(bureau)
  const offered = {}
  const differences = []
  const undecided = []

  for (const code of [...new Set([...Object.keys(vant), ...counties.keys()])].sort()) {
    const name = vant[code]
    const official = counties.get(code)
    const agreed = isOutside(code) || name === official || Boolean(townsOf(towns, code)?.has(name))
    const [decided, reason] = decisions[code] ?? (agreed ? [name] : byRule(code, name, official, towns))
    if (decided) offered[code] = decided
    const difference = `${code} ${name ?? 'missing'} | ${official ?? 'missing'} → ${decided ?? 'not offered'}`
    if (decided === undefined) undecided.push(difference)
    else if (reason) differences.push(`${difference}, ${reason}`)
  }

  for (const [city, names] of towns) {
    const known = new Set([...namesIn(offered, city), ...(townsWithoutCode[city] ?? [])])
    for (const town of names) if (!known.has(town)) undecided.push(`${city} missing | ${town}`)
  }
  return { offered, differences, undecided }
}

function byRule(code, name, official, towns) {
  if (name && official) return [official, 'renamed']
  if (!isZone(code) || townsOf(towns, code)) return [undefined]
  return official
    ? [official, 'zone of the Bureau']
    : [null, 'zone that the Bureau has under another code or not at all']
}

/** Codes 71 to 79 of a city are the Bureau's zones; Vant gave 90 to 99 to those that it added. */
const isZone = (code) => ['7', '9'].includes(code[4])

/** The Bureau does not list Taiwan, Hong Kong and Macao. */
const isOutside = (code) => code >= '7'

const townsOf = (towns, code) => towns.get(code.slice(0, 4))

const namesIn = (offered, city) =>
  Object.entries(offered)
    .filter(([code]) => code.startsWith(city))
    .map(([, name]) => name)

/** Counties by code, and the names of the towns of the cities that have no counties. */
function bureauCounties(provinces) {
  const counties = new Map()
  const towns = new Map()
  for (const city of provinces.flatMap((province) => province.children)) {
    const isCounty = ({ value }) => value.length === 6
    for (const { value, label } of city.children.filter(isCounty)) counties.set(value, label)
    const others = city.children.filter((child) => !isCounty(child))
    if (others.length) towns.set(city.value, new Set(others.map(({ label }) => label)))
  }
  return { counties, towns }
}
