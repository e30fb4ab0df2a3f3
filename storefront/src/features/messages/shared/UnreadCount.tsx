import { useEffect } from 'react'
import { CountBadge } from '~/components/ui/CountBadge'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import { useStore } from '~/lib/useStore'
import { countUnread, unread } from '~/features/messages/unread'

export default function UnreadCount() {
  const hasSession = isSignedIn(useSession())
  const count = useStore(unread, 0)
  useEffect(() => {
    if (hasSession) void countUnread()
  }, [hasSession])
  return <CountBadge count={count} label={`${count}条未读`} />
}
