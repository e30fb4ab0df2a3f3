import { CanAccess, usePermissions } from '@refinedev/core'
import { Role } from '@zhuxue/api/terms/accounts'
import { Spin } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { generatePath, Navigate, useLocation, useParams } from 'react-router'
import type { Own } from '../resources/definition'
import { Forbidden } from './Forbidden'

/** Shows a screen to those whose role may open it; its code is loaded only then. */
export function Guard(props: { resource: string; action: string; own?: Own; children: ReactNode }) {
  const { resource, action, own, children } = props
  const { data: roles } = usePermissions<string[]>({})
  const ids = useParams()
  const { search } = useLocation()
  if (own && roles?.includes(Role.Admin) && !roles.includes(own.role))
    return <Navigate to={{ pathname: generatePath(own.others, ids), search }} replace />
  return (
    <CanAccess resource={resource} action={action} fallback={<Forbidden />}>
      <Suspense fallback={<Spin style={{ display: 'block', margin: '120px auto' }} />}>
        {children}
      </Suspense>
    </CanAccess>
  )
}
