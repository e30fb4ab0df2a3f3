import { messages } from '@zhuxue/api/terms/channels'
import { Avatar } from 'antd'
import { Link } from 'react-router'
import { thumbnail } from '../../../components/thumbnail'
import { personNameFilter } from '../../../components/list/filter/filters'
import { dateColumn } from '../../../components/list/columns'
import { deleteColumn, nameColumn, telephoneColumn } from '../staff/columns'
import { MemberList } from '../staff/MemberList'
import { TeacherTabs } from '../TeacherTabs'
import { useDeletion } from '../staff/useDeletion'
import { teacherPath } from '../../statistics/public'
import type { Member } from '../../../lib/apiTypes'
import { noTranslate } from '../../../components/list/noTranslate'

const detail = '/board/admin/teacher-detail'

const filters = [personNameFilter('name', '讲师姓名')]

/** docs/product.md 13.5: all teachers. */
export function TeacherList() {
  const deletion = useDeletion({
    resource: 'teachers',
    call: 'DELETE /api/admin/users/:id',
    noun: '讲师',
    warning: messages.deleteTeacher,
  })

  return (
    <MemberList
      resource="teachers"
      noun="讲师"
      detail={detail}
      filters={filters}
      width={720}
      tabs={<TeacherTabs />}
      columns={[
        {
          title: '照片',
          dataIndex: 'avatarUrl',
          width: 64,
          render: (url: string | null, { userName }) => (
            <Avatar src={url ? thumbnail(url) : undefined} alt="">
              {userName.slice(0, 1)}
            </Avatar>
          ),
        },
        nameColumn('姓名', detail),
        { title: '登录名称', dataIndex: 'loginName', ...noTranslate },
        telephoneColumn,
        dateColumn<Member>({ title: '添加时间', dataIndex: 'createTime', width: 160 }),
        {
          title: '统计',
          dataIndex: 'userId',
          width: 88,
          render: (userId: number, { userName }) => (
            <Link to={teacherPath(userId, userName)} aria-label={`${userName}的统计`}>
              查看
            </Link>
          ),
        },
        deleteColumn(deletion),
      ]}
    />
  )
}
