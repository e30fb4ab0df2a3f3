import { EventTypes, type EventType } from '@zhuxue/api/terms/messages/partner_events'
import { WebhookLimit as limit, webhookMessages } from '@zhuxue/api/terms/partners/webhooks'
import { Checkbox, Form, Input } from 'antd'
import { FormDialog } from '../../../../components/dialog/FormDialog'
import { charactersUpTo } from '../../../../components/fields/characters'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { SecondaryText } from '../../../../components/list/SecondaryText'
import type { WebhookEndpoint } from '../../../../lib/apiTypes'
import { call } from '../../../../providers/api'

/** Not chosen at first: they come far more often than the others. */
const frequent = new Set<EventType>(['chapter.completed', 'test.passed'])

interface Values {
  url: string
  eventTypes: EventType[]
}

interface Props {
  serviceAccountId: number
  endpoint: WebhookEndpoint | null
  /** The types that the account can get. */
  types: EventType[]
  onSaved: (secret?: string) => void
  onClose: () => void
}

export function EndpointDialog({ serviceAccountId, endpoint, types, onSaved, onClose }: Props) {
  const command = useApiMutation(null, { onUserError: 'inline' })

  const save = async (body: Values) => {
    const done = await command.run('save', async () => {
      if (!endpoint) {
        const params = { id: serviceAccountId }
        const { secret } = await call('POST /api/admin/service-accounts/:id/webhook-endpoints', { params, body })
        return { secret }
      }
      const { webhookEndpointId: id, lockVersion } = endpoint
      await call('PUT /api/admin/webhook-endpoints/:id', { params: { id }, body: { ...body, lockVersion } })
      return { secret: undefined }
    })
    if (!done) return
    onClose()
    onSaved(done.secret)
  }

  return (
    <FormDialog<Values>
      title={endpoint ? '编辑接收地址' : '新增接收地址'}
      okText="保存"
      command={command}
      initialValues={
        endpoint
          ? { url: endpoint.url, eventTypes: endpoint.eventTypes }
          : { eventTypes: types.filter((type) => !frequent.has(type)) }
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Form.Item
        name="url"
        label="接收地址"
        extra="接收方系统的公网地址，只能使用 443 或 8443 端口"
        rules={[{ required: true, whitespace: true, message: webhookMessages.url }]}
      >
        <Input count={charactersUpTo(limit.url)} inputMode="url" placeholder="https://" />
      </Form.Item>
      <Form.Item
        name="eventTypes"
        label="事件"
        rules={[{ type: 'array', min: 1, message: webhookMessages.eventTypes }]}
      >
        <Checkbox.Group
          options={types.map((type) => ({ value: type, label: labelOf(type) }))}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
            gap: '8px 16px',
          }}
        />
      </Form.Item>
    </FormDialog>
  )
}

const labelOf = (type: EventType) => (
  <>
    {EventTypes[type].text}
    <SecondaryText>
      <span translate="no">{type}</span>
    </SecondaryText>
  </>
)
