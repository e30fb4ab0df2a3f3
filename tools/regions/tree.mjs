/**
 * The divisions in the product's format, from lists of names by code: provinces, their cities, their counties,
 * each with its six-digit code (GB/T 2260), in the order of the codes.
 * @throws when a county has no city, or a city no province: the tree would lose places
 */
export function regionsTree({ province_list, city_list, county_list }) {
  const provinces = listed(province_list)
  const cities = listed(city_list)
  const counties = listed(county_list)
  hang(counties, cities, 4)
  hang(cities, provinces, 2)
  return provinces
}

/** One province per line, so that the diff of a later edition is readable. */
export function regionsText(tree) {
  return `[\n${tree.map((province) => JSON.stringify(province)).join(',\n')}\n]\n`
}

/** @returns {Map<string, string>} names of provinces, cities and counties */
export function regionNamesByCode(tree) {
  return new Map(tree.flatMap(({ code, name, children = [] }) => [[code, name], ...regionNamesByCode(children)]))
}

function listed(list) {
  const codes = Object.keys(list).sort()
  return codes.map((code) => ({ code, name: list[code] }))
}

function hang(children, parents, digits) {
  const byCode = new Map(parents.map((parent) => [parent.code.slice(0, digits), parent]))
  for (const child of children) {
    const parent = byCode.get(child.code.slice(0, digits))
    if (!parent) throw new Error(`${child.code} ${child.name} has no parent`)
    parent.children = [...(parent.children ?? []), child]
  }
}
