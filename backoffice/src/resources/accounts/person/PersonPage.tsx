import { useOne, type HttpError } from '@refinedev/core'
import { Role } from '@zhuxue/api/terms/accounts'
import { Button, Card, Skeleton } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useNavigateAfterSave } from '../../../components/dialog/useNavigateAfterSave'
import { FailedNotice } from '../../../components/FailedNotice'
import { Page } from '../../../components/Page'
import type { PersonDetail } from '../../../lib/apiTypes'
import { userCertPath } from '../../certificates/public'
import { peoplePaths } from '../paths'
import { EditDialog } from '../users/EditDialog'
import { PersonDetails } from './PersonDetails'
import styles from './PersonPage.module.css'
import { PersonTabs } from './PersonTabs'

/** docs/product.md 13.8: everything about one user on one page. */
export function PersonPage() {
  const { userId = '' } = useParams()
  const navigate = useNavigate()
  const leave = useNavigateAfterSave()
  const [isEditing, setEditing] = useState(false)
  const { query } = useOne<PersonDetail & { id?: number }, HttpError>({
    resource: 'people',
    id: userId,
    queryOptions: { retry: false },
    errorNotification: false,
  })
  const person = query.data?.data
  const retry = () => void query.refetch()

  return (
    <Page
      title={person?.userName || '用户'}
      back={peoplePaths.users}
      extra={
        person && (
          <>
            {person.userRole.includes(Role.User) && (
              <Button onClick={() => navigate(userCertPath(person.userId))}>学时</Button>
            )}
            <Button onClick={() => setEditing(true)}>修改</Button>
          </>
        )
      }
    >
      {query.error ? (
        <FailedNotice error={query.error} missing={{ title: '没有这个用户' }} onRetry={retry} />
      ) : (
        <div className={styles.columns}>
          <Card>
            {person ? (
              <PersonDetails key={person.userId} person={person} onGone={() => leave(peoplePaths.users)} />
            ) : (
              <Skeleton active paragraph={{ rows: 8 }} />
            )}
          </Card>
          {person ? (
            <PersonTabs person={person} />
          ) : (
            <Skeleton active paragraph={{ rows: 8 }} className={styles.loading} />
          )}
        </div>
      )}
      {isEditing && person && <EditDialog person={person} onClose={() => setEditing(false)} />}
    </Page>
  )
}
