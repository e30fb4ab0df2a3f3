import { ReloadOutlined } from '@ant-design/icons'
import { useOne, type HttpError } from '@refinedev/core'
import { Alert, App, Button, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { moment } from '../../../kit/format'
import { FailedNotice } from '../../../kit/FailedNotice'
import { PageTable } from '../../../kit/list/PageTable'
import { Page } from '../../../kit/Page'
import { useCommand } from '../../../kit/useCommand'
import { hourPaths } from '../paths'
import { reconcileHours } from './calls'
import { outcomeOfRun, resultOfDay } from './day'
import { differenceColumns } from './differenceColumns'
import { MendDialog } from './MendDialog'
import type { AskedMend } from './Mends'
import type { HourReconciliation, RegistryDifference } from '../../../lib/wire'

export function RegistryDayScreen() {
  const { day = '' } = useParams()
  const { message } = App.useApp()
  const { run, busy } = useCommand('hour-reconciliation')
  const { query } = useOne<HourReconciliation & { id?: string }, HttpError>({
    resource: 'hour-reconciliation',
    id: day,
    queryOptions: { retry: false },
    errorNotification: false,
  })
  const found = query.data?.data
  const again = async () => {
    const compared = await run('run', () => reconcileHours(day))
    if (compared) void message.open(outcomeOfRun(compared))
  }

  return (
    <Page
      title={`学时对账 ${day}`}
      back={hourPaths.reconciliation}
      extra={
        <Button icon={<ReloadOutlined />} loading={busy === 'run'} onClick={() => void again()}>
          重新对账
        </Button>
      }
    >
      {query.error ? (
        <FailedNotice
          error={query.error}
          missing={{
            title: '这一天还没有对过账',
            words: '系统在第二天凌晨自动对账，也可以点“重新对账”立即核对。',
          }}
          onRetry={() => void query.refetch()}
        />
      ) : found ? (
        <Found of={found} onChanged={() => query.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  )
}

function Found({ of, onChanged }: { of: HourReconciliation; onChanged: () => unknown }) {
  const [asked, setAsked] = useState<AskedMend | null>(null)
  const { tone, text } = resultOfDay(of)
  return (
    <>
      {of.failure && <Alert type="error" showIcon message={of.failure} />}
      <div>
        <Tag bordered={false} color={tone} style={{ marginBlockEnd: 4 }}>
          {text}
        </Tag>
        <div>
          省平台 {of.provincePushes} 次上传、{of.provinceMinutes} 分钟，本系统 {of.ourPushes}{' '}
          次上传、
          {of.ourMinutes} 分钟。{of.booked > 0 && `补记 ${of.booked} 次没有应答的上传。`}
          {moment(of.ranTime)} {of.byHand ? '手动对账' : '自动对账'}
        </div>
      </div>
      <PageTable<RegistryDifference>
        noun="差异"
        about="两边一致时这里没有记录。"
        rowKey="registryDifferenceId"
        columns={differenceColumns(setAsked)}
        dataSource={of.differences}
        pagination={false}
        scroll={{ x: 1120 }}
      />
      {asked && (
        <MendDialog
          {...asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            void onChanged()
          }}
        />
      )}
    </>
  )
}
