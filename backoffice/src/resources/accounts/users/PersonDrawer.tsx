import { UserOutlined } from '@ant-design/icons'
import { useOne, type HttpError } from '@refinedev/core'
import { Button, Drawer, Skeleton } from 'antd'
import { Notice } from '../../../kit/Notice'
import { PersonDetails } from './PersonDetails'
import type { Person, PersonDetail } from '../../../lib/wire'

interface Props {
  row: Person | null
  onClose: () => void
  onEdit: (person: Person) => void
}

export function PersonDrawer({ row, onClose, onEdit }: Props) {
  const { query } = useOne<PersonDetail & { id?: number }, HttpError>({
    resource: 'people',
    id: row?.userId ?? '',
    queryOptions: { enabled: row !== null, placeholderData: undefined },
  })
  const person = query.data?.data

  return (
    <Drawer
      open={row !== null}
      onClose={onClose}
      destroyOnHidden
      width="min(560px, 100vw)"
      title="用户详情"
      extra={person && <Button onClick={() => onEdit(person)}>修改</Button>}
    >
      {query.error ? (
        <Notice
          icon={<UserOutlined />}
          title={query.error.message}
          action={<Button onClick={() => void query.refetch()}>重新加载</Button>}
        />
      ) : person ? (
        <PersonDetails key={person.userId} person={person} onGone={onClose} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Drawer>
  )
}
