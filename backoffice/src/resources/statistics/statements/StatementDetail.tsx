import { FileExcelOutlined, FilePdfOutlined } from '@ant-design/icons'
import { messages, PayoutText, statementFileName, StatementState } from '@zhuxue/api/terms/statistics/statements'
import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { download } from '../../../components/download'
import { FailedNotice } from '../../../components/FailedNotice'
import { formatYuan } from '../../../components/format'
import { Page } from '../../../components/Page'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { Statement } from '../../../lib/apiTypes'
import { session } from '../../../providers/session'
import { statementsPath } from '../paths'
import { Tiles } from '../Tiles'
import { StateTag } from './columns'
import { LineTable } from './LineTable'
import { MonthTable } from './MonthTable'
import { useClosing } from './useClosing'
import { usePayouts } from './usePayouts'

const pageSizes = [20, 50, 100]

/** docs/product.md 14.2: one month of a channel, closed or still a draft. */
export function StatementDetail() {
  const { channelId, month = '' } = useParams()
  const own = channelId === undefined
  const userId = Number(channelId ?? session.staff!.userId)
  const [pages, setPages] = useState({ page: 1, pageSize: 50 })
  const { query, data } = useApiQuery('GET /api/admin/statements/:channelId/:month', {
    params: { channelId: userId, month },
    queryParams: pages,
    queryOptions: { retry: false },
    errorNotification: false,
  })
  const can = useAllowedActions('statements')
  const closing = useClosing(query.refetch)
  const payouts = usePayouts(query.refetch)
  const statement = data?.statement

  return (
    <Page
      title={`${statement?.channelName ?? ''} ${month} 对账单`}
      hint={statement && <StateTag statement={statement} />}
      back={statementsPath(own ? undefined : userId)}
      extra={
        statement && (
          <Space wrap>
            <Files statement={statement} />
            {can('close') && statement.state === StatementState.Open && (
              <Button type="primary" loading={closing.busy !== null} onClick={() => closing.ask(statement)}>
                结算
              </Button>
            )}
            {can('pay') && statement.state === StatementState.Closed && (
              <Button type={statement.payout ? 'default' : 'primary'} onClick={() => payouts.ask(statement)}>
                {statement.payout ? '撤销支付标记' : '标记已支付'}
              </Button>
            )}
          </Space>
        )
      }
    >
      {query.error ? (
        <FailedNotice
          error={query.error}
          missing={{ title: '没有这个月的对账单' }}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          {statement && <State statement={statement} />}
          <Tiles
            loading={!statement}
            tiles={[
              { label: '销售（元）', valueText: formatYuan(statement?.soldAmount) },
              { label: '退款（元）', valueText: formatYuan(statement?.refundAmount) },
              { label: '净额（元）', valueText: formatYuan(statement?.netAmount) },
              { label: '佣金（元）', valueText: formatYuan(statement?.commission) },
            ]}
          />
          <MonthTable statement={statement} />
          <LineTable
            rows={data?.rows ?? []}
            loading={query.isFetching}
            pageSizes={pageSizes}
            pages={{ current: pages.page, pageSize: pages.pageSize, total: data?.total ?? 0 }}
            onPage={(page, pageSize) => setPages({ page, pageSize })}
          />
        </>
      )}
      {payouts.dialog}
    </Page>
  )
}

function State({ statement }: { statement: Statement }) {
  const { state, statementNo, closeTime, hasRate, payout } = statement
  if (state === StatementState.Closed) {
    const closed = `编号 ${statementNo}，${closeTime} 结算`
    if (!payout) return <Alert type="info" showIcon message={`${closed}，${PayoutText.unpaid}`} />
    const { paidOn, markedBy, note } = payout
    const paid = `${closed}，${paidOn} 支付（${markedBy} 登记）`
    return <Alert type="success" showIcon message={paid} description={note && `说明：${note}`} />
  }
  return <Alert type={hasRate ? 'info' : 'warning'} showIcon message={hasRate ? messages.draftHint : messages.noRate} />
}

function Files({ statement }: { statement: Statement }) {
  const { run, busy } = useApiMutation(null)
  const { channelId, month } = statement
  const take = (kind: 'pdf' | 'xlsx') =>
    run(kind, () =>
      download(`GET /api/admin/statements/:channelId/:month/${kind}`, {}, statementFileName(statement, kind), {
        channelId,
        month,
      })
    )
  return (
    <Space wrap>
      <Button icon={<FilePdfOutlined />} loading={busy === 'pdf'} onClick={() => take('pdf')}>
        下载 PDF
      </Button>
      <Button icon={<FileExcelOutlined />} loading={busy === 'xlsx'} onClick={() => take('xlsx')}>
        下载 Excel
      </Button>
    </Space>
  )
}
