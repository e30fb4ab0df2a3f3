import { deviceName } from '@zhuxue/api/device-name'
import { Button, Card, Empty, List, Tag } from 'antd'
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
  const { run, busy } = useApiMutation('profile')
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

  return (
    <Card title="登录中的设备">
      <List<OwnSession>
        loading={query.isLoading}
        dataSource={data?.sessions ?? []}
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
    </Card>
  )
}
