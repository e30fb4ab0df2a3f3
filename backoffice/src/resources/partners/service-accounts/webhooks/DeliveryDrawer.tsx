import { EventTypes, type EventType } from '@zhuxue/api/terms/messages/partner_events'
import { CallErrorText, DeliveryState, DeliveryStateText } from '@zhuxue/api/terms/partners/webhooks'
import { App, Button, DatePicker, Form, Space, Typography, type TableColumnsType } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { FormDialog } from '../../../../components/dialog/FormDialog'
import { SideDrawer } from '../../../../components/dialog/SideDrawer'
import { Select } from '../../../../components/fields/Select'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { useApiQuery } from '../../../../components/hooks/useApiQuery'
import { dateColumn, statusColumn } from '../../../../components/list/columns'
import { businessNow } from '../../../../components/list/filter/days'
import { LinkButton } from '../../../../components/list/LinkButton'
import { PageTable } from '../../../../components/list/PageTable'
import { SecondaryText } from '../../../../components/list/SecondaryText'
import type { WebhookDelivery, WebhookEndpoint } from '../../../../lib/apiTypes'
import { call } from '../../../../providers/api'
import { CodeBlock } from './CodeBlock'

interface Filters {
  state?: DeliveryState
  eventType?: EventType
}

const pageSize = 20

/** What was sent to an endpoint, with the last answer; any of it can be sent again. */
export function DeliveryDrawer({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const { webhookEndpointId: id } = endpoint
  const { message } = App.useApp()
  const { run, busy } = useApiMutation(null)
  const [filters, setFilters] = useState<Filters>({})
  const [page, setPage] = useState(1)
  const [isChoosing, setIsChoosing] = useState(false)
  const { query, data } = useApiQuery('GET /api/admin/webhook-endpoints/:id/deliveries', {
    params: { id },
    queryParams: { ...filters, page, pageSize },
    queryOptions: { retry: false, staleTime: 0 },
    errorNotification: false,
  })
  const refetch = () => void query.refetch()
  const filter = (changed: Filters) => {
    setFilters({ ...filters, ...changed })
    setPage(1)
  }

  const replay = async ({ webhookDeliveryId, webhookId }: WebhookDelivery) => {
    const body = { webhookIds: [webhookId] }
    const done = await run(webhookDeliveryId, () =>
      call('POST /api/admin/webhook-endpoints/:id/replays', { params: { id }, body })
    )
    if (done) message.success(done.msg)
    refetch()
  }

  return (
    <SideDrawer
      title="发送记录"
      width={860}
      onClose={onClose}
      extra={<Button onClick={() => setIsChoosing(true)}>按时间重发</Button>}
    >
      <Typography.Paragraph type="secondary" translate="no" style={{ overflowWrap: 'anywhere' }}>
        {endpoint.url}
      </Typography.Paragraph>
      <Space wrap style={{ marginBottom: 16 }}>
        <Select
          aria-label="状态"
          placeholder="全部状态"
          allowClear
          style={{ width: 140 }}
          options={Object.values(DeliveryState).map((value) => ({ value, label: DeliveryStateText[value] }))}
          onChange={(state: DeliveryState | undefined) => filter({ state })}
        />
        <Select
          aria-label="事件"
          placeholder="全部事件"
          allowClear
          style={{ width: 180 }}
          options={endpoint.eventTypes.map((value) => ({ value, label: EventTypes[value].text }))}
          onChange={(eventType: EventType | undefined) => filter({ eventType })}
        />
        <Button onClick={refetch}>刷新</Button>
      </Space>
      <PageTable<WebhookDelivery>
        noun="发送记录"
        unfiltered={!filters.state && !filters.eventType}
        about="事件发送后在这里显示，保留 30 天。"
        rowKey="webhookDeliveryId"
        scroll={{ x: 780 }}
        dataSource={data?.deliveries}
        loading={query.isFetching}
        error={query.error && !data ? query.error : null}
        onRetry={refetch}
        columns={columnsOf(busy, replay)}
        expandable={{ expandedRowRender: (row) => <Details {...row} />, expandRowByClick: false }}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, onChange: setPage, showSizeChanger: false }}
      />
      {isChoosing && <ReplayDialog endpointId={id} onDone={refetch} onClose={() => setIsChoosing(false)} />}
    </SideDrawer>
  )
}

function Details({ payload, responseStart, webhookId }: WebhookDelivery) {
  return (
    <>
      <CodeBlock label={`数据（${webhookId}）`}>{JSON.stringify(JSON.parse(payload), null, 2)}</CodeBlock>
      {responseStart && <CodeBlock label="最近的响应">{responseStart}</CodeBlock>}
    </>
  )
}

type ReplayForm = { from: Dayjs; to: Dayjs }

const wireFormat = 'YYYY-MM-DD HH:mm:ss'
const minutes = { showTime: { format: 'HH:mm' }, format: 'YYYY-MM-DD HH:mm', allowClear: false }

function ReplayDialog(props: { endpointId: number; onDone: () => void; onClose: () => void }) {
  const { endpointId: id, onDone, onClose } = props
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const send = async ({ from, to }: ReplayForm) => {
    const body = { from: from.format(wireFormat), to: to.format(wireFormat) }
    const done = await command.run('replay', () =>
      call('POST /api/admin/webhook-endpoints/:id/replays', { params: { id }, body })
    )
    if (!done) return
    message.success(done.msg)
    onClose()
    onDone()
  }
  return (
    <FormDialog<ReplayForm>
      title="重发事件"
      okText="重发"
      command={command}
      about="这段时间内发生的事件将重新发送，事件编号不变，已收到的接收方可以忽略。"
      initialValues={{ from: businessNow().subtract(1, 'day'), to: businessNow() }}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item name="from" label="从">
        <DatePicker {...minutes} />
      </Form.Item>
      <Form.Item name="to" label="到">
        <DatePicker {...minutes} />
      </Form.Item>
    </FormDialog>
  )
}

function columnsOf(
  busy: string | number | null,
  onReplay: (delivery: WebhookDelivery) => unknown
): TableColumnsType<WebhookDelivery> {
  return [
    {
      title: '事件',
      dataIndex: 'eventType',
      render: (type: EventType, { subject }) => (
        <>
          {EventTypes[type].text}
          <SecondaryText>
            <span translate="no">{subject}</span>
          </SecondaryText>
        </>
      ),
    },
    dateColumn<WebhookDelivery>({ title: '发生时间', dataIndex: 'createdTime' }),
    statusColumn<WebhookDelivery, DeliveryState>({
      title: '状态',
      dataIndex: 'state',
      width: 100,
      text: DeliveryStateText,
      tone: { delivered: 'success', failed: 'error', sending: 'processing', waiting: 'default' },
    }),
    {
      title: '最近的响应',
      dataIndex: 'lastStatus',
      render: (status: number | null, { lastError, lastMs, attempts }) => (
        <>
          {attempts === 0 ? '—' : [status, lastError && CallErrorText[lastError]].filter(Boolean).join(' · ')}
          {attempts > 0 && <SecondaryText>{`第 ${attempts} 次，${lastMs} 毫秒`}</SecondaryText>}
        </>
      ),
    },
    dateColumn<WebhookDelivery>({ title: '下次发送', dataIndex: 'nextAttemptTime' }),
    {
      title: '操作',
      key: 'acts',
      width: 70,
      render: (_, delivery) => (
        <LinkButton
          loading={busy === delivery.webhookDeliveryId}
          aria-label={`重发 ${EventTypes[delivery.eventType].text} ${delivery.subject}`}
          onClick={() => void onReplay(delivery)}
        >
          重发
        </LinkButton>
      ),
    },
  ]
}
