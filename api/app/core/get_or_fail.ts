/** @throws Error if the map lacks the key, which is a bug of the caller */
export function getOrFail<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The map has no entry for ${String(key)}`)
  return value
}
