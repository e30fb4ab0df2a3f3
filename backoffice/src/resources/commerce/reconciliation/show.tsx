import { ReloadOutlined } from '@ant-design/icons'
import { useOne, type HttpError } from '@refinedev/core'
import { WalletText } from '@zhuxue/api/terms/commerce'
import { BillLinesShown } from '@zhuxue/api/terms/commerce/reconciliation'
import { Alert, App, Button, Skeleton, Switch } from 'antd'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { FailedNotice } from '../../../kit/FailedNotice'
import { Page } from '../../../kit/Page'
import { PageTable } from '../../../kit/list/PageTable'
import { useCommand } from '../../../kit/useCommand'
import { orderPaths } from '../paths'
import { reconcileDay } from './calls'
import { DaySums } from './DaySums'
import { lineColumns } from './lineColumns'
import { outcomeOfRun } from './day'
import type { BillLine, Reconciliation } from '../../../lib/wire'

export function ReconciliationDay() {
  const { day = '' } = useParams()
  const provider = useSearchParams()[0].get('provider') ?? undefined
  const { message } = App.useApp()
  const { run, busy } = useCommand('reconciliation')
  const { query } = useOne<Reconciliation & { id?: string }, HttpError>({
    resource: 'reconciliation',
    id: provider ? `${day}?provider=${encodeURIComponent(provider)}` : day,
    queryOptions: { retry: false },
    errorNotification: false,
  })
  const found = query.data?.data
  const again = async () => {
    const compared = await run('run', () => reconcileDay(day, provider))
    if (compared) void message.open(outcomeOfRun(compared))
    await query.refetch()
  }

  return (
    <Page
      title={`对账 ${day}`}
      hint={found && (WalletText[found.provider] ?? found.provider)}
      back={orderPaths.reconciliation}
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
            words: '账单在第二天上午生成，也可以点“重新对账”立即核对。',
          }}
          onRetry={() => void query.refetch()}
        />
      ) : found ? (
        <Found of={found} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  )
}

function Found({ of }: { of: Reconciliation }) {
  const [all, setAll] = useState(of.differences === 0)
  const lines = of.lines.filter(({ difference }) => all || difference)
  const isCut = all ? of.shown >= BillLinesShown : of.differences > of.shown
  const cut = isCut && `只显示前 ${of.shown} 条，有差异的在前`
  return (
    <>
      {of.failure && <Alert type="error" showIcon message={of.failure} />}
      <DaySums of={of} />
      <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <Switch checked={all} onChange={setAll} />
        同时显示一致的记录
      </label>
      <PageTable<BillLine>
        noun={all ? '记录' : '差异'}
        rowKey="billLineId"
        columns={lineColumns}
        dataSource={lines}
        pagination={false}
        scroll={{ x: 1080 }}
        footer={cut ? () => cut : undefined}
        below={cut}
      />
    </>
  )
}
