import { DisconnectOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Notice } from './Notice'

export function FailedNotice(props: {
  error: { message: string }
  onRetry?: () => void
  children?: ReactNode
}) {
  const { error, onRetry, children } = props
  return (
    <Notice
      icon={<DisconnectOutlined />}
      title={error.message}
      action={<Button onClick={onRetry}>重新加载</Button>}
    >
      {children}
    </Notice>
  )
}
