import { nothing, type RouteOptions } from '#core/http/route_options'
import type { RegisteredRoute } from '#core/http/routes_table'

/** The part of a compiled Vine schema that these tests read. */
interface FieldNode {
  fieldName?: string
  isOptional?: boolean
  properties?: FieldNode[]
  each?: FieldNode
  groups?: FieldNode[]
}

/** The schema of a route's validator, or null when the route takes no input. */
export function schemaNode(takes: RouteOptions['takes']): FieldNode | null {
  return takes === nothing ? null : (takes.toJSON().schema.schema as FieldNode)
}

/** The names of all fields that a route accepts, at every depth. */
export function takenFields({ declaration }: RegisteredRoute): string[] {
  const node = schemaNode(declaration!.takes)
  return node ? namesIn(node) : []
}

function namesIn(node: FieldNode): string[] {
  const children = [...(node.properties ?? []), ...(node.each ? [node.each] : []), ...(node.groups ?? [])]
  // Items of a fixed-length array have the name of the array.
  const { fieldName = '' } = node
  const own = /^\D+$/.test(fieldName) && fieldName !== '*' ? [fieldName] : []
  return [...own, ...children.flatMap(namesIn)]
}
