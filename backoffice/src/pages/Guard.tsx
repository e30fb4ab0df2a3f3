import { CanAccess, usePermissions } from '@refinedev/core'
import { Role, messages } from '@zhuxue/api/terms/accounts'
import { Spin } from 'antd'
import { Suspense, useLayoutEffect, type ReactNode } from 'react'
import { generatePath, Navigate, useLocation, useParams } from 'react-router'
import { DeferredRender } from './DeferredRender'
import type { OwnScreenRule } from '../resources/definition'
import { removeSkeleton } from '../page-skeleton/removeSkeleton'
import { LockOutlined } from '@ant-design/icons'
import { Notice } from '../components/Notice'
import { useTitle } from '../components/hooks/useTitle'
import { HomeButton } from './HomeButton'

const loading = <Spin style={{ display: 'block', margin: '120px auto' }} />

/** Shows a screen to roles that may open it; its code is loaded only then. */
export function Guard(props: { resource: string; action: string; own?: OwnScreenRule; children: ReactNode }) {
  const { resource, action, own, children } = props
  const { data: roles } = usePermissions<string[]>({})
  const ids = useParams()
  const { search } = useLocation()
  if (own && roles?.includes(Role.Admin) && !roles.includes(own.role))
    return <Navigate to={{ pathname: generatePath(own.others, ids), search }} replace />
  return (
    <CanAccess
      resource={resource}
      action={action}
      fallback={
        <>
          <Forbidden />
          <RemoveSkeletonOnMount />
        </>
      }
    >
      <Suspense fallback={loading}>
        <DeferredRender fallback={loading}>
          {children}
          <RemoveSkeletonOnMount />
        </DeferredRender>
      </Suspense>
    </CanAccess>
  )
}

/** Removes the skeleton once a screen is rendered. */
function RemoveSkeletonOnMount() {
  useLayoutEffect(() => removeSkeleton(), [])
  return null
}

function Forbidden() {
  useTitle(messages.noAccess)
  return (
    <Notice icon={<LockOutlined />} level={1} title={messages.noAccess} action={<HomeButton />}>
      您的账号没有打开这个页面的权限，如有需要请联系管理员。
    </Notice>
  )
}
