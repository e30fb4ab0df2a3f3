import { ReloadOutlined } from '@ant-design/icons'
import { useOne, type HttpError } from '@refinedev/core'
import { Alert, App, Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { FailedNotice } from '../FailedNotice'
import { Page } from '../Page'
import { useApiMutation } from '../hooks/useApiMutation'
import type { outcome } from './outcome'

interface Props<D> {
  resource: string
  /** Record id of the day. */
  id: string
  title: string
  hint?: (found: D) => ReactNode
  back: string
  /** When a day is reconciled automatically, shown for one that is not yet. */
  due: string
  run: () => Promise<ReturnType<typeof outcome>>
  children: (found: D, reload: () => void) => ReactNode
}

/** A reconciled day, and a button to run it again. */
export function DayScreen<D extends { failure: string | null }>(props: Props<D>) {
  const { resource, id, title, hint, back, due, run: reconcile, children } = props
  const { message } = App.useApp()
  const { run, busy } = useApiMutation(resource)
  const { query } = useOne<D & { id?: string }, HttpError>({
    resource,
    id,
    queryOptions: { retry: false },
    errorNotification: false,
  })
  const found = query.data?.data
  const reload = () => void query.refetch()
  const again = async () => {
    const result = await run('run', reconcile)
    if (result) void message.open(result)
  }

  return (
    <Page
      title={title}
      hint={found && hint?.(found)}
      back={back}
      extra={
        <Button icon={<ReloadOutlined />} loading={busy === 'run'} onClick={() => void again()}>
          重新对账
        </Button>
      }
    >
      {query.error ? (
        <FailedNotice
          error={query.error}
          missing={{ title: '这一天还没有对过账', words: `${due}，也可以点“重新对账”立即核对。` }}
          onRetry={reload}
        />
      ) : found ? (
        <>
          {found.failure && <Alert type="error" showIcon message={found.failure} />}
          {children(found, reload)}
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  )
}
