import { messages, PayoutText, StatementState } from '@zhuxue/api/terms/statistics/statements'
import { Button, DatePicker, Form, type TableColumnType } from 'antd'
import dayjs from 'dayjs'
import { Link, useSearchParams } from 'react-router'
import { formatCount, formatYuan } from '../../../components/format'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import { Page } from '../../../components/Page'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { Statement } from '../../../lib/apiTypes'
import rangeStyles from '../RangeBar.module.css'
import { statementPath, statementsPath } from '../paths'
import { commissionColumn, rateColumn, salesColumns, stateColumn } from './columns'
import { sumRow } from '../sumRow'
import { useClosing } from './useClosing'
import { usePayouts } from './usePayouts'
import { useMonthClosing } from './useMonthClosing'

/** docs/product.md 14.2: the commissions of all channels for a month, and which are closed. */
export function MonthStatements() {
  const [search, setSearch] = useSearchParams()
  const { query, data } = useApiQuery('GET /api/admin/statements', {
    queryParams: { month: search.get('month') ?? undefined },
  })
  const { ask, busy } = useClosing(query.refetch)
  const { askAll, closing, done } = useMonthClosing(data?.month, query.refetch)
  const payouts = usePayouts(query.refetch)
  const rows = data?.rows ?? []
  const waiting = rows.filter(({ state }) => state === StatementState.Open).length
  const unpaid = rows.filter(({ state, payout }) => state === StatementState.Closed && !payout).length

  const name: TableColumnType<Statement> = {
    title: '渠道',
    dataIndex: 'channelName',
    render: (channelName: string, { channelId }) => <Link to={statementsPath(channelId)}>{channelName}</Link>,
  }
  const commands: TableColumnType<Statement> = {
    title: '操作',
    key: 'commands',
    width: 132,
    render: (_, row) => (
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12 }}>
        <Link to={statementPath(row.month, row.channelId)} aria-label={`${row.channelName}的明细`}>
          明细
        </Link>
        {row.state === StatementState.Open && (
          <LinkButton aria-label={`结算 ${row.channelName}`} loading={busy === row.channelId} onClick={() => ask(row)}>
            结算
          </LinkButton>
        )}
        {row.state === StatementState.Closed && !row.payout && (
          <LinkButton aria-label={`标记已支付 ${row.channelName}`} onClick={() => payouts.ask(row)}>
            标记已支付
          </LinkButton>
        )}
      </span>
    ),
  }

  return (
    <Page title="渠道对账单" hint={messages.withoutFreight}>
      <Form layout="inline" className={rangeStyles.bar}>
        <Form.Item label="月份">
          <DatePicker
            picker="month"
            aria-label="月份"
            allowClear={false}
            value={data ? dayjs(`${data.month}-01`) : null}
            disabledDate={(day) => day.isAfter(dayjs(), 'month')}
            onChange={(day) => setSearch(day ? { month: day.format('YYYY-MM') } : {})}
          />
        </Form.Item>
        {data && (
          <span style={{ alignSelf: 'center' }}>
            {formatCount(rows.length)} 个渠道，{waiting > 0 ? `${formatCount(waiting)} 个待结算` : '没有待结算'}
            {unpaid > 0 && `，${formatCount(unpaid)} 个${PayoutText.unpaid}`}
          </span>
        )}
        {waiting > 0 && (
          <Button loading={closing} onClick={() => askAll(waiting)}>
            {closing ? `正在结算，已完成 ${formatCount(done)} 个` : '全部结算'}
          </Button>
        )}
      </Form>
      <PageTable<Statement>
        noun="对账单"
        about="有销售的渠道每月一张，月份结束后在这里结算。"
        rowKey="channelId"
        columns={[name, stateColumn, ...salesColumns<Statement>(), rateColumn, commissionColumn<Statement>(), commands]}
        dataSource={rows}
        loading={query.isFetching}
        error={query.error}
        onRetry={query.refetch}
        pagination={false}
        scroll={{ x: 880 }}
        summary={() =>
          sumRow(rows, [null, formatYuan, formatYuan, formatYuan, null, formatYuan, null], (row) => [
            null,
            row.soldAmount,
            row.refundAmount,
            row.netAmount,
            null,
            row.commission,
            null,
          ])
        }
        below={data && `总计：净额 ${formatYuan(data.netAmount)} 元，佣金 ${formatYuan(data.commission)} 元`}
      />
      {payouts.dialog}
    </Page>
  )
}
