import { FailedState } from '~/components/ui/EmptyState'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { session } from '~/lib/session/session'
import { HubLinks } from './HubLinks'
import { HubSubjects } from './HubSubjects'
import { LessonCard } from './LessonCard'
import styles from './MyHub.module.css'
import { OrderCounts } from './OrderCounts'

/** 我的: the way to all account pages on a phone, with what waits there. */
export default function MyHub() {
  return (
    <RequireLogin>
      <Hub />
    </RequireLogin>
  )
}

function Hub() {
  const { data, failed, reload } = useFetch(() => api.statistics.overview.show({}), 'overview')
  return (
    <div className={styles.hub}>
      <p className={styles.name}>{session.get().userName}</p>
      {failed && !data ? <FailedState onRetry={reload} /> : <LessonCard lesson={data ? data.lesson : undefined} />}
      <OrderCounts counts={data?.orders} />
      <HubSubjects subjects={data?.subjects ?? []} />
      <HubLinks
        unreadMessages={data?.unreadMessages ?? 0}
        openInvoices={data?.openInvoices ?? 0}
        hasSeats={data?.hasSeats ?? false}
      />
    </div>
  )
}
