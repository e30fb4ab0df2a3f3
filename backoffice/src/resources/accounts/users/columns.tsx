import { Role, RoleText } from '@zhuxue/api/terms/accounts'
import { Space, Tag, type TableProps } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { Link } from 'react-router'
import { dateColumn, numberColumn } from '../../../components/list/columns'
import { personPath } from '../paths'
import { userCertPath } from '../../certificates/public'
import type { AccountRow } from '../../../lib/apiTypes'

interface Actions {
  onEdit: (person: AccountRow) => void
}

/** docs/product.md 13.8: all accounts, with masked numbers. */
export function personColumns({ onEdit }: Actions): TableProps<AccountRow>['columns'] {
  return [
    {
      title: '姓名',
      dataIndex: 'userName',
      width: 150,
      render: (name: string, person) => (
        <Space size={8}>
          <Link to={personPath(person.userId)}>{name || '未填写'}</Link>
          {person.disabled && (
            <Tag bordered={false} color="error">
              已停用
            </Tag>
          )}
        </Space>
      ),
    },
    { title: '身份证号', dataIndex: 'idCard', width: 178, className: 'numeric', render: orDash },
    { title: '手机号', dataIndex: 'telephone', width: 120, className: 'numeric', render: orDash },
    {
      title: '角色',
      dataIndex: 'userRole',
      width: 104,
      render: (roles: AccountRow['userRole']) => roles.map((role) => RoleText[role]).join('、') || '—',
    },
    numberColumn<AccountRow>({ title: '订单数', dataIndex: 'orderCount', width: 84 }),
    dateColumn<AccountRow>({ title: '注册时间', dataIndex: 'regTime' }),
    dateColumn<AccountRow>({ title: '最近登录', dataIndex: 'lastLoginTime' }),
    {
      title: '操作',
      key: 'actions',
      width: 112,
      render: (_, person) => (
        <Space size={12}>
          <LinkButton aria-label={`修改 ${person.userName}`} onClick={() => onEdit(person)}>
            修改
          </LinkButton>
          {person.userRole.includes(Role.User) && (
            <Link to={userCertPath(person.userId)} aria-label={`学时 ${person.userName}`}>
              学时
            </Link>
          )}
        </Space>
      ),
    },
  ]
}

const orDash = (text: string | null) => text ?? '—'
