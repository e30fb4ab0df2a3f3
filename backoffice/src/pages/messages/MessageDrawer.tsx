import { SettingOutlined } from '@ant-design/icons'
import { messages, MessagesPerPage } from '@zhuxue/api/terms/messages'
import { Button, Empty, Pagination, Skeleton, Space } from 'antd'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { FailedNotice } from '../../components/FailedNotice'
import { SideDrawer } from '../../components/dialog/SideDrawer'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import { call } from '../../providers/api'
import styles from './Messages.module.css'

const SettingsDialog = lazy(() => import('./SettingsDialog'))

/** Milliseconds to wait for marking a message as read. */
const maxWaitMs = 1500

/** Marks the message before navigation: the browser aborts pending requests, and the next page shows the count. */
async function markReadAndLeave(event: MouseEvent, { messageId, link }: { messageId: number; link: string }) {
  const body = { messageIds: [messageId] }
  const marked = call('POST /api/user/messages/read', { body }).catch(() => undefined)
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  await Promise.race([marked, new Promise((leave) => setTimeout(leave, maxWaitMs))])
  window.location.assign(link)
}

/** Links may lead to the storefront, so they are plain anchors. */
export default function MessageDrawer({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1)
  const [setting, setSetting] = useState(false)
  const command = useApiMutation(null)
  const { query, data } = useApiQuery('GET /api/user/messages', {
    queryParams: { page, pageSize: MessagesPerPage },
    errorNotification: false,
  })

  async function readAll() {
    await command.run('all', () => call('POST /api/user/messages/read', { body: { all: true } }))
    await query.refetch()
  }

  return (
    <SideDrawer
      title={messages.title}
      width={420}
      onClose={onClose}
      extra={
        <Space>
          <Button size="small" disabled={!data?.unread} loading={command.busy !== null} onClick={readAll}>
            {messages.readAll}
          </Button>
          <Button
            size="small"
            icon={<SettingOutlined />}
            aria-label={messages.settings}
            onClick={() => setSetting(true)}
          />
        </Space>
      }
    >
      {setting && (
        <Suspense fallback={null}>
          <SettingsDialog onClose={() => setSetting(false)} />
        </Suspense>
      )}
      {query.isError && <FailedNotice error={query.error!} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active />}
      {data?.rows.length === 0 && <Empty description={messages.none} />}
      <ul className={styles.list}>
        {data?.rows.map(({ messageId, title, text, link, read, createTime }) => (
          <li key={messageId}>
            <a
              href={link}
              className={read ? styles.read : undefined}
              onClick={(event) => !read && void markReadAndLeave(event, { messageId, link })}
            >
              <strong>
                {title}
                {!read && <span className={styles.dot}>未读</span>}
              </strong>
              <span>{text}</span>
              <time>{createTime.slice(0, 16)}</time>
            </a>
          </li>
        ))}
      </ul>
      <Pagination
        hideOnSinglePage
        size="small"
        current={page}
        pageSize={MessagesPerPage}
        showSizeChanger={false}
        total={data?.total ?? 0}
        onChange={setPage}
      />
    </SideDrawer>
  )
}
