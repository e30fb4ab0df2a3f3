import { nothing } from '#core/http/route_options'
import type { RegisteredRoute } from '#core/http/routes_table'

/** The names of what a route takes, at every depth. */
export function takenFields({ declaration }: RegisteredRoute): string[] {
  const { takes } = declaration!
  return takes === nothing ? [] : namesIn((takes as any).toJSON().schema.schema)
}

function namesIn(node: any): string[] {
  if (!node || typeof node !== 'object') return []
  const children = [...(node.properties ?? []), node.each, ...(node.groups ?? [])]
  // Places in a list of fixed length are called what the list is called.
  const own = /^\D+$/.test(node.fieldName ?? '') && node.fieldName !== '*' ? [node.fieldName] : []
  return [...own, ...children.flatMap(namesIn)]
}
