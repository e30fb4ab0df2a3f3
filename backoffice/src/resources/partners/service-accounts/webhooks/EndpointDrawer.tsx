import { EventTypes } from '@zhuxue/api/terms/messages/partner_events'
import { DisabledReasonText, webhookMessages } from '@zhuxue/api/terms/partners/webhooks'
import { App, Button, Space, Switch, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { SideDrawer } from '../../../../components/dialog/SideDrawer'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { useApiQuery } from '../../../../components/hooks/useApiQuery'
import { numberColumn } from '../../../../components/list/columns'
import { LinkButton } from '../../../../components/list/LinkButton'
import { PageTable } from '../../../../components/list/PageTable'
import { SecondaryText } from '../../../../components/list/SecondaryText'
import { formatDateTime } from '../../../../components/format'
import type { ServiceAccount, WebhookEndpoint, WebhookTest } from '../../../../lib/apiTypes'
import { call } from '../../../../providers/api'
import { NewKeyDialog } from '../NewKeyDialog'
import { DeliveryDrawer } from './DeliveryDrawer'
import { EndpointDialog } from './EndpointDialog'
import { TestResultDialog } from './TestResultDialog'

/** The endpoints that get the events of a service account. A secret is shown once. */
export function EndpointDrawer({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const { serviceAccountId } = account
  const { message, modal } = App.useApp()
  const { run, busy } = useApiMutation(null)
  const [edited, setEdited] = useState<WebhookEndpoint | 'new' | null>(null)
  const [secret, setSecret] = useState<{ value: string; about: string } | null>(null)
  const [result, setResult] = useState<WebhookTest | null>(null)
  const [shown, setShown] = useState<WebhookEndpoint | null>(null)
  const { query, data } = useApiQuery('GET /api/admin/service-accounts/:id/webhook-endpoints', {
    params: { id: serviceAccountId },
    queryOptions: { retry: false, staleTime: 0 },
    errorNotification: false,
  })
  const refetch = () => void query.refetch()

  const test = async ({ webhookEndpointId: id }: WebhookEndpoint) => {
    const done = await run(id, () => call('POST /api/admin/webhook-endpoints/:id/tests', { params: { id } }))
    if (done) setResult(done)
  }
  const toggle = async ({ webhookEndpointId: id, disabled }: WebhookEndpoint) => {
    const params = { id }
    const done = await run(id, () =>
      call('PUT /api/admin/webhook-endpoints/:id/state', { params, body: { disabled: !disabled } })
    )
    if (done) message.success(done.msg)
    refetch()
  }
  const changeSecret = ({ webhookEndpointId: id, url }: WebhookEndpoint) =>
    modal.confirm({
      title: '更换签名密钥',
      content: `${url} 的新密钥立即使用；24 小时内旧密钥也签名，接收方可以在这段时间内更换。`,
      okText: '更换',
      onOk: async () => {
        const done = await run(id, () => call('POST /api/admin/webhook-endpoints/:id/secrets', { params: { id } }))
        if (done) setSecret({ value: done.secret, about: done.msg })
        refetch()
      },
    })
  const remove = ({ webhookEndpointId: id, url }: WebhookEndpoint) =>
    modal.confirm({
      title: '删除接收地址',
      content: `不再向 ${url} 发送事件，等待发送的事件和发送记录一并删除。`,
      okText: '删除',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: async () => {
        const done = await run(id, () => call('DELETE /api/admin/webhook-endpoints/:id', { params: { id } }))
        if (done) message.success(done.msg)
        refetch()
      },
    })

  return (
    <SideDrawer
      title={`${account.accountName} 的接收地址`}
      width={920}
      onClose={onClose}
      extra={
        <Button type="primary" disabled={!data} onClick={() => setEdited('new')}>
          新增接收地址
        </Button>
      }
    >
      <PageTable<WebhookEndpoint>
        noun="接收地址"
        unfiltered
        about="订单、名额、学时等发生变化时，平台把事件发送到这些地址，对方系统不需要反复查询。"
        rowKey="webhookEndpointId"
        scroll={{ x: 840 }}
        dataSource={data?.webhookEndpoints}
        loading={query.isPending}
        error={query.error && !data ? query.error : null}
        onRetry={refetch}
        columns={columnsOf({
          busy,
          onToggle: toggle,
          onTest: test,
          onLog: setShown,
          onEdit: setEdited,
          onSecret: changeSecret,
          onRemove: remove,
        })}
        pagination={false}
      />
      {edited && data && (
        <EndpointDialog
          serviceAccountId={serviceAccountId}
          endpoint={edited === 'new' ? null : edited}
          types={data.eventTypes}
          onSaved={(value) => {
            if (value) setSecret({ value, about: webhookMessages.created })
            else message.success(webhookMessages.saved)
            refetch()
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {secret && <NewKeyDialog title="签名密钥" {...secret} onClose={() => setSecret(null)} />}
      {result && <TestResultDialog result={result} onClose={() => setResult(null)} />}
      {shown && <DeliveryDrawer endpoint={shown} onClose={() => setShown(null)} />}
    </SideDrawer>
  )
}

interface Commands {
  busy: string | number | null
  onToggle: (endpoint: WebhookEndpoint) => unknown
  onTest: (endpoint: WebhookEndpoint) => unknown
  onLog: (endpoint: WebhookEndpoint) => void
  onEdit: (endpoint: WebhookEndpoint) => void
  onSecret: (endpoint: WebhookEndpoint) => void
  onRemove: (endpoint: WebhookEndpoint) => void
}

function columnsOf(commands: Commands): TableColumnsType<WebhookEndpoint> {
  return [
    {
      title: '接收地址',
      dataIndex: 'url',
      render: (url: string, endpoint) => (
        <>
          <span style={{ overflowWrap: 'anywhere' }} translate="no">
            {url}
          </span>
          <SecondaryText>{conditionOf(endpoint)}</SecondaryText>
        </>
      ),
    },
    {
      title: '事件',
      dataIndex: 'eventTypes',
      width: 220,
      render: (types: WebhookEndpoint['eventTypes']) => (
        <Space size={[0, 4]} wrap>
          {types.slice(0, 3).map((type) => (
            <Tag key={type}>{EventTypes[type].text}</Tag>
          ))}
          {types.length > 3 && <Tag>等 {types.length} 种</Tag>}
        </Space>
      ),
    },
    numberColumn<WebhookEndpoint>({ title: '待发送', dataIndex: 'waiting' }),
    {
      title: '启用',
      dataIndex: 'disabled',
      width: 80,
      render: (disabled: boolean, endpoint) => (
        <Switch
          checked={!disabled}
          loading={commands.busy === endpoint.webhookEndpointId}
          aria-label={`启用 ${endpoint.url}`}
          onChange={() => void commands.onToggle(endpoint)}
        />
      ),
    },
    {
      title: '操作',
      key: 'acts',
      width: 190,
      render: (_, endpoint) => (
        <Space size={[16, 4]} wrap>
          <LinkButton aria-label={`测试 ${endpoint.url}`} onClick={() => void commands.onTest(endpoint)}>
            测试
          </LinkButton>
          <LinkButton aria-label={`发送记录 ${endpoint.url}`} onClick={() => commands.onLog(endpoint)}>
            发送记录
          </LinkButton>
          <LinkButton aria-label={`编辑 ${endpoint.url}`} onClick={() => commands.onEdit(endpoint)}>
            编辑
          </LinkButton>
          <LinkButton aria-label={`更换密钥 ${endpoint.url}`} onClick={() => commands.onSecret(endpoint)}>
            更换密钥
          </LinkButton>
          <LinkButton danger aria-label={`删除 ${endpoint.url}`} onClick={() => commands.onRemove(endpoint)}>
            删除
          </LinkButton>
        </Space>
      ),
    },
  ]
}

function conditionOf({ disabledReason, failingTime, failures, secretOverlapTime }: WebhookEndpoint): string | null {
  if (disabledReason) return DisabledReasonText[disabledReason]
  if (failingTime) return `自 ${formatDateTime(failingTime)} 起失败 ${failures} 次`
  if (secretOverlapTime) return `旧密钥签名到 ${formatDateTime(secretOverlapTime)}`
  return null
}
