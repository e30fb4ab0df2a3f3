import { useGetIdentity } from '@refinedev/core'
import { canPerform } from '../../providers/access'
import type { Staff } from '../../providers/session'

/** `const may = useAllowedActions('courses')` … `may('publish')` */
export function useAllowedActions(resource: string) {
  const { data: staff } = useGetIdentity<Staff | null>()
  return (action: string) => canPerform(staff?.abilities, resource, action)
}
