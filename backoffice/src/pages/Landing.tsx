import { usePermissions } from '@refinedev/core'
import { Navigate } from 'react-router'
import { landingOf } from '../providers/roles'

export function Landing() {
  const { data: roles } = usePermissions<string[]>({})
  return roles ? <Navigate to={landingOf(roles)} replace /> : null
}
