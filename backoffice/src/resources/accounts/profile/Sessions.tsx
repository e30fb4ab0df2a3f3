import { deviceName } from '@zhuxue/api/device-name'
import { useLogout } from '@refinedev/core'
import { App, Button, Card, Empty, List, Space, Tag } from 'antd'
import { formatDateTime } from '../../../components/format'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { call } from '../../../providers/api'
import type { OwnSession } from '../../../lib/apiTypes'
import styles from './profile.module.css'
import { useModal } from '../../../components/dialog/useModal'

const endSession = (id: number) => call('DELETE /api/user/sessions/:id', { params: { id } })

export function Sessions() {
  const modal = useModal()
  const { message } = App.useApp()
  const { mutate: logout } = useLogout()
  const { run, busy } = useApiMutation(null)
  const { query, data } = useApiQuery('GET /api/user/sessions', {
    queryOptions: { queryKey: ['own-sessions'], staleTime: 0 },
  })

  const end = ({ sessionId, device }: OwnSession) =>
    modal.confirm({
      title: '结束这个登录？',
      content: `${deviceName(device)} 将立即退出，需要重新登录才能使用。`,
      okText: '结束登录',
      cancelText: '取消',
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(sessionId, () => endSession(sessionId), '已结束')
        await query.refetch()
      },
    })

  const endMany = (which: { others: true } | { all: true }) => {
    const isAll = 'all' in which
    const title = isAll ? '退出全部设备' : '退出其他全部设备'
    modal.confirm({
      title: `${title}？`,
      content: isAll ? '包括本机在内，都需要重新登录才能使用。' : '本机以外的设备需要重新登录才能使用。',
      okText: title,
      cancelText: '取消',
      okButtonProps: { danger: true },
      onOk: async () => {
        const answer = await run(title, () => call('POST /api/user/sessions/endings', { body: which }))
        if (!answer) return
        if (isAll) return void logout()
        message.success(answer.msg)
        await query.refetch()
      },
    })
  }

  const sessions = data?.sessions ?? []
  return (
    <Card title="登录中的设备">
      <List<OwnSession>
        loading={query.isLoading}
        dataSource={sessions}
        rowKey="sessionId"
        locale={{
          emptyText: query.error ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={query.error.message}>
              <Button onClick={() => void query.refetch()}>重新加载</Button>
            </Empty>
          ) : (
            '没有登录中的设备'
          ),
        }}
        renderItem={(one) => (
          <List.Item
            actions={
              one.current
                ? undefined
                : [
                    <Button key="end" size="small" danger loading={busy === one.sessionId} onClick={() => end(one)}>
                      结束
                    </Button>,
                  ]
            }
          >
            {/* Not antd's Meta, whose title would be an h4. */}
            <div>
              {deviceName(one.device)}{' '}
              {one.current && (
                <Tag bordered={false} color="success">
                  本机
                </Tag>
              )}
              <div className={`numeric ${styles.since}`}>
                登录 {formatDateTime(one.createTime)}，最近使用 {formatDateTime(one.lastUsedTime)}
              </div>
            </div>
          </List.Item>
        )}
      />
      <Space wrap>
        {sessions.length > 1 && <Button onClick={() => endMany({ others: true })}>退出其他全部设备</Button>}
        <Button danger disabled={!data} onClick={() => endMany({ all: true })}>
          退出全部设备
        </Button>
      </Space>
    </Card>
  )
}
