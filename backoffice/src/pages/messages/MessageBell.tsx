import { BellOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import styles from './Messages.module.css'

const MessageDrawer = lazy(() => import('./MessageDrawer'))

/** The unread count is fetched once per page load, and again when the drawer closes. */
export default function MessageBell() {
  const [open, setOpen] = useState(false)
  const { query, data } = useApiQuery('GET /api/user/messages/unread', { errorNotification: false })
  const unread = data?.unread ?? 0

  return (
    <>
      <Button
        type="text"
        icon={<BellOutlined />}
        aria-label={unread ? `消息，${unread}条未读` : '消息'}
        onClick={() => setOpen(true)}
      >
        {unread > 0 && <b className={styles.count}>{unread > 99 ? '99+' : unread}</b>}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MessageDrawer
            onClose={() => {
              setOpen(false)
              void query.refetch()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
