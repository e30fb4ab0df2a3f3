import { CanAccess } from '@refinedev/core'
import { Spin } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { Forbidden } from './Forbidden'

/** Shows a screen to those whose role may open it; its code is loaded only then. */
export function Guard(props: { resource: string; action: string; children: ReactNode }) {
  const { resource, action, children } = props
  return (
    <CanAccess resource={resource} action={action} fallback={<Forbidden />}>
      <Suspense fallback={<Spin style={{ display: 'block', margin: '120px auto' }} />}>
        {children}
      </Suspense>
    </CanAccess>
  )
}
