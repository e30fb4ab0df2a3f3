import { Tag, type TableColumnType } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { Link } from 'react-router'
import type { Member } from '../../../lib/apiTypes'

export const nameColumn = (title: string, detail: string): TableColumnType<Member> => ({
  title,
  dataIndex: 'userName',
  render: (name: string, { userId, disabled }) => (
    <>
      <Link to={`${detail}/${userId}`} style={{ marginInlineEnd: 8 }}>
        {name}
      </Link>
      {disabled && <Tag bordered={false}>已停用</Tag>}
    </>
  ),
})

export const telephoneColumn: TableColumnType<Member> = {
  title: '手机号',
  dataIndex: 'telephone',
  width: 140,
  className: 'numeric',
  render: (telephone) => telephone ?? '—',
}

export const deleteColumn = (deletion: {
  ask: (member: Member) => Promise<void>
  busy: string | number | null
}): TableColumnType<Member> => ({
  title: '操作',
  width: 88,
  render: (_, member) => (
    <LinkButton
      danger
      aria-label={`删除 ${member.userName}`}
      loading={deletion.busy === member.userId}
      onClick={() => void deletion.ask(member)}
    >
      删除
    </LinkButton>
  ),
})
