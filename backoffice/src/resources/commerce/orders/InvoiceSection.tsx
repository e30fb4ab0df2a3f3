import { InvoiceStatusText, InvoiceTypeText, PayerTypeText } from '@zhuxue/api/terms/invoices'
import { Button, Descriptions, Skeleton, Space, Typography } from 'antd'
import { Link } from 'react-router'
import { formatYuan } from '../../../components/format'
import { StatusTag } from '../../../components/list/StatusTag'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { orderPaths } from '../paths'
import { compactDescriptions } from '../../../components/compactDescriptions'

export function InvoiceSection({ orderId }: { orderId: string }) {
  const { query, data } = useApiQuery('GET /api/invoices/orderid/:orderNo', {
    params: { orderNo: orderId },
    queryOptions: { retry: false },
    errorNotification: false,
  })
  if (query.isLoading) return <Skeleton active paragraph={{ rows: 1 }} />
  const invoice = data?.invoice

  return (
    <Descriptions {...compactDescriptions} title="发票">
      {query.error ? (
        <Descriptions.Item>
          <Space size={12}>
            发票信息没有加载出来
            <Button size="small" onClick={() => void query.refetch()}>
              重新加载
            </Button>
          </Space>
        </Descriptions.Item>
      ) : invoice ? (
        <>
          <Descriptions.Item label="状态">
            <Space size={12}>
              <StatusTag
                of={invoice.invoiceStatus}
                text={InvoiceStatusText}
                tone={{ 0: 'default', 1: 'warning', 2: 'success' }}
              />
              <Link to={`${orderPaths.invoices}?orderId=${orderId}`}>打开发票</Link>
            </Space>
          </Descriptions.Item>
          <Descriptions.Item label="抬头">
            {invoice.payerName}（{PayerTypeText[invoice.payerType]}，{InvoiceTypeText[invoice.invoiceType]}）
          </Descriptions.Item>
          <Descriptions.Item label="金额（元）">{formatYuan(invoice.invoiceAmt)}</Descriptions.Item>
          {invoice.invoiceNumber && (
            <Descriptions.Item label="发票号码">
              <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }} className="numeric">
                {invoice.invoiceNumber}
              </Typography.Text>
            </Descriptions.Item>
          )}
        </>
      ) : (
        <Descriptions.Item>没有申请发票</Descriptions.Item>
      )}
    </Descriptions>
  )
}
