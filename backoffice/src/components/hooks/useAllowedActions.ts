import { useGetIdentity } from '@refinedev/core'
import { may } from '../../providers/access'
import type { Staff } from '../../providers/session'

/** `const may = useMay('courses')` … `may('publish')` */
export function useMay(resource: string) {
  const { data: staff } = useGetIdentity<Staff | null>()
  return (action: string) => may(staff?.abilities, resource, action)
}
