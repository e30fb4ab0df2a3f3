import { DownloadOutlined } from '@ant-design/icons'
import { messages, ProductTypeText } from '@zhuxue/api/terms/statistics'
import { Button, Form, type TableProps } from 'antd'
import { useParams } from 'react-router'
import { Select } from '../../../components/fields/Select'
import { download } from '../../../components/download'
import { formatCount, formatYuan } from '../../../components/format'
import { PageTable } from '../../../components/list/PageTable'
import { Page } from '../../../components/Page'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { ChannelStat } from '../../../lib/apiTypes'
import { session } from '../../../providers/session'
import { RangeBar } from '../RangeBar'
import { sumRow } from '../sumRow'
import { useRange } from '../useRange'
import { ChannelQrCode } from './PartnerCode'

const columns: TableProps<ChannelStat>['columns'] = [
  { title: '商品名称', dataIndex: 'courseName' },
  { title: '数量', dataIndex: 'orderCnt', width: 120, align: 'right', className: 'numeric', render: formatCount },
  { title: '金额（元）', dataIndex: 'orderAmt', width: 180, align: 'right', className: 'numeric', render: formatYuan },
]
const types = Object.entries(ProductTypeText).map(([value, label]) => ({ value, label }))

/** docs/product.md 14.2; a channel sees its own stats, an admin any channel's with a link back. */
export function ChannelStats() {
  const { channelId } = useParams()
  const own = !channelId
  const userId = Number(channelId ?? session.staff!.userId)
  const { values, days, show } = useRange('productType')
  const { query, data } = useApiQuery('GET /api/admin/orders/channel-statis/:channelId/product-statis', {
    params: { channelId: userId },
    queryParams: values,
  })
  const { run, busy } = useApiMutation(null)
  const rows = data?.rows ?? []

  const take = () =>
    run('export', () =>
      download('GET /api/admin/orders/channel-statis/:channelId/product-statis-export', values, '渠道汇总.xlsx', {
        channelId: userId,
      })
    )

  return (
    <Page
      title={`${data?.channelName ?? ''}${messages.overview}`}
      hint="已扣除退款，不含运费"
      back={own ? undefined : '/board/admin/channels'}
      extra={
        <Button icon={<DownloadOutlined />} loading={busy !== null} onClick={take}>
          下载 Excel
        </Button>
      }
    >
      {own && data && <ChannelQrCode userId={userId} code={data.exclusiveCode} />}
      <RangeBar
        days={days}
        busy={query.isFetching}
        error={query.error}
        onQuery={(next) => show({ days: next }) || query.refetch()}
      >
        <Form.Item label="商品类型">
          <Select
            allowClear
            placeholder="全部"
            aria-label="商品类型"
            style={{ width: 150 }}
            options={types}
            value={values.productType}
            onChange={(productType?: string) => show({ productType })}
          />
        </Form.Item>
      </RangeBar>
      <PageTable<ChannelStat>
        noun="销售"
        about="学员用专属码购买后，这里按商品列出数量和金额。"
        rowKey="courseId"
        columns={columns}
        dataSource={rows}
        loading={query.isFetching}
        error={query.error}
        onRetry={query.refetch}
        pagination={false}
        summary={() => sumRow(rows, [formatCount, formatYuan], ({ orderCnt, orderAmt }) => [orderCnt, orderAmt])}
        below={
          data &&
          rows.length > 0 && (
            <strong className="numeric">
              {messages.totalRow} {formatCount(data.orderCntTotal)} 件，{formatYuan(data.orderAmtTotal)} 元
            </strong>
          )
        }
      />
    </Page>
  )
}
