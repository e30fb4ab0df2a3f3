/** Whether two queries are equal, in any order. */
export function isSameSearch(one: string, other: string): boolean {
  const [a, b] = [one, other].map((search) => {
    const params = new URLSearchParams(search)
    params.delete('page')
    params.sort()
    return params.toString()
  })
  return a === b
}
