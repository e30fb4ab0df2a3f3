import type { Target } from '../local_client/target.js'
import type { Schema } from './values.js'

export interface Route {
  method: string
  /** As in `/api/orders/{orderNo}`. */
  path: string
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[]
  body?: Schema
}

/** Routes outside the OpenAPI document. */
const others: Route[] = [
  '/uploads/{key}',
  '/pictures/{width}/{key}',
  '/health/{name}',
  '/index/{page}',
  '/board/{page}',
].map((path) => ({
  method: 'GET',
  path,
  parameters: Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({ name, in: 'path', schema: {} })),
}))

/** All routes, from the product's own OpenAPI document. */
export async function routesOf(target: Target): Promise<Route[]> {
  const { body } = await target.get('/api/openapi.json')
  const described = Object.entries<Record<string, any>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content?.['application/json']?.schema,
    }))
  )
  return [...described, ...others]
}
