import { partnerMessages, ServiceAccountLimit as limit } from '@zhuxue/api/terms/partners'
import { needsApproval, ScopesNeedingApproval, ScopesOfKind, ScopeText, type Scope } from '@zhuxue/api/scopes'
import { Alert, Checkbox, DatePicker, Form, Input } from 'antd'
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

interface Props {
  account: ServiceAccount
  hasOtherAdmin: boolean
  onCreated: (created: { key: string; msg: string }) => void
  onClose: () => void
}

export function KeyDialog({ account, hasOtherAdmin, onCreated, onClose }: Props) {
  const id = account.serviceAccountId
  const command = useApiMutation(null, { onUserError: 'inline' })

  const create = async ({ expiresOn, ...values }: Values) => {
    const body = { ...values, expiresOn: expiresOn.format('YYYY-MM-DD') }
    const done = await command.run('create', () =>
      call('POST /api/admin/service-accounts/:id/keys', { params: { id }, body })
    )
    if (!done) return
    onClose()
    onCreated(done)
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
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
            gap: '4px 16px',
          }}
          options={ScopesOfKind[account.kind].map((scope) => ({ value: scope, label: ScopeText[scope] }))}
        />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(before, after) => before.scopes !== after.scopes}>
        {({ getFieldValue }) => {
          const chosen: Scope[] = getFieldValue('scopes') ?? []
          return needsApproval(chosen) ? (
            <Alert
              type={hasOtherAdmin ? 'info' : 'warning'}
              showIcon
              style={{ marginBottom: 24 }}
              message={approvalText(chosen, hasOtherAdmin)}
            />
          ) : null
        }}
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

function approvalText(chosen: Scope[], hasOtherAdmin: boolean): string {
  const names = chosen.filter((scope) => ScopesNeedingApproval.includes(scope)).map((scope) => `“${ScopeText[scope]}”`)
  const rule = `${names.join('、')}须由另一位管理员批准，批准后密钥才有效。`
  return hasOtherAdmin ? `${rule}他们在“数据总览”的“等待处理”中看到。` : `${rule}${aloneText}`
}

export const aloneText = '目前只有您一位管理员，请先添加另一位管理员。'
