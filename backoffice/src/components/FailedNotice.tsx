import { DisconnectOutlined, ExclamationCircleOutlined, FileSearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Notice } from './Notice'

/** A failed query. There is a retry button unless the record does not exist or the query is invalid. */
export function FailedNotice(props: {
  error: { message: string; statusCode?: number; errors?: object }
  onRetry?: () => void
  /** Shown when the record does not exist. */
  missing?: { title: string; words?: ReactNode }
  children?: ReactNode
}) {
  const { error, onRetry, missing, children } = props
  if (missing && error.statusCode === 404) {
    return (
      <Notice icon={<FileSearchOutlined />} title={missing.title}>
        {missing.words}
      </Notice>
    )
  }
  if (error.errors) {
    return (
      <Notice icon={<ExclamationCircleOutlined />} title={error.message}>
        请修改条件后再查询。
      </Notice>
    )
  }
  return (
    <Notice icon={<DisconnectOutlined />} title={error.message} action={<Button onClick={onRetry}>重新加载</Button>}>
      {children}
    </Notice>
  )
}
