import { useCustom, type HttpError } from '@refinedev/core'
import { resolveCall, type Call, type ParamsOf, type Response } from '../../lib/calls'

type Reading = Extract<Call, `GET ${string}`>
type Custom<C extends Reading> = Parameters<typeof useCustom<Response<C> & object, HttpError>>[0]

/** Refine's `useCustom` for one GET of the API, typed by its path; `asked` is its query. */
export function useApiQuery<C extends Reading>(
  name: C,
  options: ParamsOf<C> & Pick<Custom<C>, 'queryOptions' | 'errorNotification'> & { queryParams?: object }
) {
  const { params, queryParams, ...rest } = options
  const { url } = resolveCall(name, params)
  const { query } = useCustom<Response<C> & object, HttpError>({
    url,
    method: 'get' as const,
    ...rest,
    ...(queryParams && { config: { query: queryParams } }),
  })
  return { query, data: query.data?.data as Response<C> | undefined }
}
