import { partnerMessages, ServiceAccountLimit as limit } from '@zhuxue/api/terms/partners'
import { ScopesOfKind, ScopeText, type Scope } from '@zhuxue/api/scopes'
import { Checkbox, DatePicker, Form, Input } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { charactersUpTo } from '../../../components/fields/characters'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { ServiceAccount } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'

interface Values {
  keyName: string
  scopes: Scope[]
  expiresOn: Dayjs
}

export function KeyDialog(props: { account: ServiceAccount; onCreated: (key: string) => void; onClose: () => void }) {
  const { account, onCreated, onClose } = props
  const id = account.serviceAccountId
  const command = useApiMutation(null, { onUserError: 'inline' })

  const create = async ({ expiresOn, ...values }: Values) => {
    const body = { ...values, expiresOn: expiresOn.format('YYYY-MM-DD') }
    const done = await command.run('create', () =>
      call('POST /api/admin/service-accounts/:id/keys', { params: { id }, body })
    )
    if (!done) return
    onClose()
    onCreated(done.key)
  }

  return (
    <FormDialog<Values>
      title="新增密钥"
      okText="新增"
      command={command}
      initialValues={{ scopes: [], expiresOn: dayjs().add(1, 'year').subtract(1, 'day') }}
      onSubmit={create}
      onClose={onClose}
    >
      <Form.Item
        name="keyName"
        label="密钥名称"
        rules={[{ required: true, whitespace: true, message: partnerMessages.keyName }]}
      >
        <Input count={charactersUpTo(limit.keyName)} placeholder="例如 正式环境" />
      </Form.Item>
      <Form.Item
        name="scopes"
        label="权限"
        extra="只选择调用方需要的权限"
        rules={[{ type: 'array', min: 1, message: partnerMessages.scopes }]}
      >
        <Checkbox.Group
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))' }}
          options={ScopesOfKind[account.kind].map((scope) => ({ value: scope, label: ScopeText[scope] }))}
        />
      </Form.Item>
      <Form.Item
        name="expiresOn"
        label="有效期至"
        extra={`包括当天，最长${limit.keyDays}天`}
        rules={[{ required: true, message: partnerMessages.expiresOn }]}
      >
        <DatePicker
          allowClear={false}
          disabledDate={(day) => !day.isAfter(dayjs(), 'day') || day.isAfter(dayjs().add(limit.keyDays, 'day'), 'day')}
        />
      </Form.Item>
    </FormDialog>
  )
}
