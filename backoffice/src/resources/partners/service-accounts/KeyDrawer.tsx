import { OverlapHours, KeyStateText, partnerMessages } from '@zhuxue/api/terms/partners'
import { ScopeText } from '@zhuxue/api/scopes'
import { App, Button, Radio, Space, Tag, type TableColumnsType } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { SideDrawer } from '../../../components/dialog/SideDrawer'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { dateColumn, statusColumn } from '../../../components/list/columns'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import { SecondaryText } from '../../../components/list/SecondaryText'
import type { ServiceAccount } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'
import { KeyDialog } from './KeyDialog'
import { NewKeyDialog } from './NewKeyDialog'

type Key = ServiceAccount['keys'][number]

const overlapText: Record<(typeof OverlapHours)[number], string> = {
  0: '立即停用',
  1: '1 小时后',
  24: '24 小时后',
  168: '7 天后',
}

/** The keys of a service account. A key is shown once, when it was created. */
export function KeyDrawer(props: { account: ServiceAccount; onChanged: () => void; onClose: () => void }) {
  const { account, onChanged, onClose } = props
  const { message, modal } = App.useApp()
  const { run, busy } = useApiMutation(null)
  const [isAdding, setIsAdding] = useState(false)
  const [created, setCreated] = useState<string | null>(null)

  const rotate = (key: Key) => {
    let overlapHours: (typeof OverlapHours)[number] = 24
    modal.confirm({
      title: `更换「${key.keyName}」`,
      content: (
        <>
          <p>新密钥立即有效，权限和有效期不变。旧密钥何时停用？</p>
          <Radio.Group
            defaultValue={overlapHours}
            options={OverlapHours.map((hours) => ({ value: hours, label: overlapText[hours] }))}
            onChange={({ target }) => (overlapHours = target.value)}
          />
        </>
      ),
      okText: '更换',
      onOk: async () => {
        const params = { id: key.serviceKeyId }
        const done = await run(params.id, () =>
          call('POST /api/admin/service-keys/:id/rotations', { params, body: { overlapHours } })
        )
        if (done) setCreated(done.key)
        onChanged()
      },
    })
  }

  const revoke = (key: Key) =>
    modal.confirm({
      title: `停用「${key.keyName}」`,
      content: '使用这个密钥的系统立即不能再调用接口，停用后不能恢复。',
      okText: '停用',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: async () => {
        const params = { id: key.serviceKeyId }
        const done = await run(params.id, () => call('POST /api/admin/service-keys/:id/revocations', { params }))
        if (done) message.success(done.msg)
        onChanged()
      },
    })

  return (
    <SideDrawer
      title={`${account.accountName} 的密钥`}
      width={960}
      onClose={onClose}
      extra={
        <Button type="primary" disabled={account.disabled} onClick={() => setIsAdding(true)}>
          新增密钥
        </Button>
      }
    >
      <PageTable<Key>
        noun="密钥"
        unfiltered
        about={account.disabled ? '服务账号已停用，启用后才能新增密钥。' : '调用方的系统凭密钥调用接口。'}
        rowKey="serviceKeyId"
        scroll={{ x: 860 }}
        dataSource={account.keys}
        columns={columnsOf({ busy, onRotate: rotate, onRevoke: revoke })}
        pagination={false}
      />
      {isAdding && (
        <KeyDialog
          account={account}
          onCreated={(key) => {
            setCreated(key)
            onChanged()
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {created && (
        <NewKeyDialog
          title="新的密钥"
          about={partnerMessages.keyCreated}
          value={created}
          onClose={() => setCreated(null)}
        />
      )}
    </SideDrawer>
  )
}

/** A key ends with its last day, at midnight. */
const lastDayOf = (expiryTime: string) => dayjs(expiryTime).subtract(1, 'second').format('YYYY-MM-DD')

function columnsOf(commands: {
  busy: string | number | null
  onRotate: (key: Key) => void
  onRevoke: (key: Key) => void
}): TableColumnsType<Key> {
  return [
    {
      title: '密钥',
      dataIndex: 'keyName',
      width: 190,
      render: (name, { keyHint }) => (
        <>
          {name}
          <SecondaryText>{keyHint}</SecondaryText>
        </>
      ),
    },
    {
      title: '权限',
      dataIndex: 'scopes',
      render: (scopes: Key['scopes']) => (
        <Space wrap size={4}>
          {scopes.map((scope) => (
            <Tag key={scope} style={{ marginInlineEnd: 0 }}>
              {ScopeText[scope]}
            </Tag>
          ))}
        </Space>
      ),
    },
    statusColumn<Key, Key['state']>({
      title: '状态',
      dataIndex: 'state',
      width: 90,
      text: KeyStateText,
      tone: { active: 'success', retiring: 'warning' },
    }),
    { title: '有效期至', dataIndex: 'expiryTime', width: 110, className: 'numeric', render: lastDayOf },
    dateColumn<Key>({ title: '最近使用', dataIndex: 'lastUsedTime', width: 120 }),
    {
      title: '操作',
      key: 'acts',
      width: 110,
      render: (_, key) =>
        key.state === 'active' || key.state === 'retiring' ? (
          <Space size={16}>
            {key.state === 'active' && (
              <LinkButton aria-label={`更换 ${key.keyName}`} onClick={() => commands.onRotate(key)}>
                更换
              </LinkButton>
            )}
            <LinkButton
              danger
              loading={commands.busy === key.serviceKeyId}
              aria-label={`停用 ${key.keyName}`}
              onClick={() => commands.onRevoke(key)}
            >
              停用
            </LinkButton>
          </Space>
        ) : null,
    },
  ]
}
