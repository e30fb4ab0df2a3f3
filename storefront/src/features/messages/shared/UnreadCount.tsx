import { useEffect } from 'react'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import { useStore } from '~/lib/useStore'
import { countUnread, unread } from '~/features/messages/unread'
import styles from './UnreadCount.module.css'

export default function UnreadCount() {
  const hasSession = isSignedIn(useSession())
  const count = useStore(unread, 0)
  useEffect(() => {
    if (hasSession) void countUnread()
  }, [hasSession])
  if (count === 0) return null
  return (
    <b className={styles.count} aria-label={`${count}条未读`}>
      {count > 99 ? '99+' : count}
    </b>
  )
}
