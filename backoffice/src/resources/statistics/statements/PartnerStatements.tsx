import { messages } from '@zhuxue/api/terms/statistics/statements'
import type { TableColumnType } from 'antd'
import { Link, useParams } from 'react-router'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { Statement } from '../../../lib/apiTypes'
import { session } from '../../../providers/session'
import { statementPath, statementsRoot } from '../paths'
import { commissionColumn, rateColumn, salesColumns, stateColumn } from './columns'

/** docs/product.md 14.2: the months of a channel; its own, or any channel's for an admin. */
export function ChannelStatements() {
  const { channelId } = useParams()
  const foreignId = channelId === undefined ? undefined : Number(channelId)
  const { query, data } = useApiQuery('GET /api/admin/statements/:channelId', {
    params: { channelId: foreignId ?? session.staff!.userId },
  })
  const month: TableColumnType<Statement> = {
    title: '月份',
    dataIndex: 'month',
    width: 110,
    className: 'numeric',
    render: (value: string) => <Link to={statementPath(value, foreignId)}>{value}</Link>,
  }

  return (
    <Page
      title={`${data?.channelName ?? ''}对账单`}
      hint={messages.withoutFreight}
      back={foreignId === undefined ? undefined : statementsRoot}
    >
      <PageTable<Statement>
        noun="对账单"
        rowKey="month"
        columns={[month, stateColumn, ...salesColumns<Statement>(), rateColumn, commissionColumn<Statement>()]}
        dataSource={data?.rows ?? []}
        loading={query.isFetching}
        error={query.error}
        onRetry={query.refetch}
        pagination={false}
        scroll={{ x: 900 }}
      />
    </Page>
  )
}
