import { DisconnectOutlined } from '@ant-design/icons'
import { useCustom, type HttpError } from '@refinedev/core'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { Notice } from '../../kit/Notice'
import { Page } from '../../kit/Page'
import { UnsavedGuard } from '../../kit/UnsavedGuard'
import { Identity } from './Identity'
import { Password } from './Password'
import styles from './profile.module.css'
import type { Profile } from './profile'
import { Sessions } from './Sessions'

/** The profile of whoever is signed in, for every role of the board. */
export function ProfileScreen() {
  const [changed, setChanged] = useState(0)
  const { query } = useCustom<{ user: Profile }, HttpError>({
    url: '/api/user/profile',
    method: 'get',
    queryOptions: { queryKey: ['own-profile'], staleTime: 0 },
  })
  const profile = query.data?.data.user

  return (
    <Page title="个人信息">
      <UnsavedGuard />
      {query.error ? (
        <Notice
          icon={<DisconnectOutlined />}
          title={query.error.message}
          action={<Button onClick={() => void query.refetch()}>重新加载</Button>}
        />
      ) : !profile ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <div className={styles.columns}>
          <Identity
            key={`${profile.userStatus}-${profile.idCard}-${profile.telephone}`}
            profile={profile}
            onSaved={() => void query.refetch()}
          />
          <div className={styles.side}>
            <Password onChanged={() => setChanged(changed + 1)} />
            <Sessions key={changed} />
          </div>
        </div>
      )}
    </Page>
  )
}
