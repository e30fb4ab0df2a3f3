import { useRead } from '../../../../kit/hooks/useRead'
import type { LoginLog } from '../../../../lib/wire'
import { loginLogColumns } from '../../login-logs/columns'
import { keepingRows, PersonTable, usePages } from './PersonTable'

const columns = loginLogColumns.filter((column) => !('dataIndex' in column) || column.dataIndex !== 'userId')

export function SignInsOf({ userId }: { userId: number }) {
  const paging = usePages()
  const { query, data } = useRead('GET /api/admin/loginlogs', { asked: { userId, ...paging.pages }, ...keepingRows })
  return (
    <PersonTable<LoginLog>
      noun="登录记录"
      rowKey="loginLogId"
      columns={columns}
      width={840}
      rows={data?.logs}
      total={data?.total}
      {...{ query, paging }}
    />
  )
}
