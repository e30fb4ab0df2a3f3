import type { routes } from '@zhuxue/api/registry'

type Routes = typeof routes
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `METHOD /path` of every call → its controller's response. */
type Responses = {
  [
    Name in keyof Routes as `${Extract<Routes[Name]['methods'][number], Method>} ${Routes[Name]['pattern']}`
  ]: Routes[Name]['types']['response']
}
export type Call = keyof Responses
export type Response<C extends Call> = Responses[C]

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The values of the `:names` in the path of a call, if any. */
export type ParamsOf<C extends Call> = [NamesIn<C>] extends [never]
  ? { params?: undefined }
  : { params: Record<NamesIn<C>, string | number> }

/** Paths below /api/ with this method. */
export type PathOf<M extends Method> = Call extends infer C
  ? C extends `${M} /api/${infer Path}`
    ? Path
    : never
  : never

/** Paths below /api/ whose `/:id` is one record. */
export type RecordPath =
  PathOf<'GET'> extends infer Path
    ? Path extends `${infer Base}/:${infer Name}`
      ? Name extends `${string}/${string}`
        ? never
        : Base
      : never
    : never

/** The method and the URL of a call. */
export function resolveCall(call: Call, params: Record<string, string | number> = {}) {
  const [method, path] = call.split(' ') as [Method, string]
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name]!))
  return { method, url }
}
