import { Skeleton } from 'antd'
import { useState } from 'react'
import { FailedNotice } from '../../../components/FailedNotice'
import { Page } from '../../../components/Page'
import { Identity } from './Identity'
import { Password } from './Password'
import styles from './profile.module.css'
import { SecondFactor } from './SecondFactor'
import { Sessions } from './Sessions'
import { useApiQuery } from '../../../components/hooks/useApiQuery'

export function ProfileScreen() {
  const [changed, setChanged] = useState(0)
  const { query, data } = useApiQuery('GET /api/user/profile', {
    queryOptions: { queryKey: ['own-profile'], staleTime: 0 },
  })
  const profile = data?.user

  return (
    <Page title="个人信息">
      {query.error ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : !profile ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <div className={styles.columns}>
          <Identity profile={profile} onSaved={() => void query.refetch()} />
          <div className={styles.side}>
            <SecondFactor />
            <Password onChanged={() => setChanged(changed + 1)} />
            <Sessions key={changed} />
          </div>
        </div>
      )}
    </Page>
  )
}
