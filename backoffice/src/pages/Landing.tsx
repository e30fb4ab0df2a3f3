import { usePermissions } from '@refinedev/core'
import { Navigate } from 'react-router'
import { landingPath } from '../providers/roles'

export function Landing() {
  const { data: roles } = usePermissions<string[]>({})
  return roles ? <Navigate to={landingPath(roles)} replace /> : null
}
