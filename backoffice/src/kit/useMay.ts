import { usePermissions } from '@refinedev/core'
import { may } from '../providers/access'

/** `const may = useMay('courses')` … `may('publish')`: what this person is shown, decided by one table. */
export function useMay(resource: string) {
  const { data: roles = [] } = usePermissions<string[]>({})
  return (action: string) => may(roles, resource, action)
}
