import { SafetyCertificateOutlined, UserOutlined } from '@ant-design/icons'
import { Skeleton } from 'antd'
import { useParams } from 'react-router'
import { FailedNotice } from '../../../components/FailedNotice'
import { Notice } from '../../../components/Notice'
import { Page } from '../../../components/Page'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { personPath } from '../../accounts/public'
import { Certificates } from './Certificates'
import { Prints } from './Prints'

/** docs/product.md 10.1: a user's certificates, and the study records of each. */
export function UserCert() {
  const { userId = '' } = useParams()
  const { query, data } = useApiQuery('GET /api/admin/users/:id/certs', {
    params: { id: userId },
    // Each read is written to the audit log: no refetch on focus.
    queryOptions: { refetchOnWindowFocus: false },
    errorNotification: false,
  })
  return (
    <Page title="学员学时" hint={data?.userName} back={personPath(Number(userId))}>
      {query.error?.statusCode === 404 ? (
        <Notice icon={<UserOutlined />} title="没有这个用户">
          地址可能写错了，或者该用户已被删除。
        </Notice>
      ) : query.error ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.certs.length === 0 ? (
        <>
          <Notice icon={<SafetyCertificateOutlined />} title="该学员还没有学时">
            学完继续教育课程的一个章节后，这里会出现对应专业的证书。
          </Notice>
          <Prints userId={userId} printed={0} />
        </>
      ) : (
        <Certificates
          userId={userId}
          certificates={data.certs}
          unprintable={data.unprintable}
          onChanged={() => query.refetch()}
        />
      )}
    </Page>
  )
}
