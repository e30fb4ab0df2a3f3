import { deviceName } from '@zhuxue/api/device-name'
import { LoginEventText, type LoginEvent } from '@zhuxue/api/terms/accounts'
import { Tag, Typography, type TableProps } from 'antd'
import type { LoginLog } from '../../../lib/apiTypes'
import { noTranslate } from '../../../components/list/noTranslate'

const ways: Record<string, string> = { verifyCode: '验证码', password: '密码', idCard: '身份证号', admin: '管理台' }

export const loginLogColumns: NonNullable<TableProps<LoginLog>['columns']> = [
  { title: '登录名', dataIndex: 'loginName', ...noTranslate, width: 190, className: 'numeric' },
  {
    title: '事件',
    dataIndex: 'event',
    width: 140,
    render: (event: LoginEvent, { loginType }) => (
      <>
        {LoginEventText[event]}
        {ways[loginType] && <Typography.Text type="secondary"> · {ways[loginType]}</Typography.Text>}
      </>
    ),
  },
  {
    title: '结果',
    dataIndex: 'succeeded',
    width: 84,
    render: (succeeded: boolean) => (
      <Tag bordered={false} color={succeeded ? 'success' : 'error'}>
        {succeeded ? '成功' : '失败'}
      </Tag>
    ),
  },
  { title: '登录时间', dataIndex: 'loginTime', width: 172, className: 'numeric' },
  { title: '登录 IP', dataIndex: 'loginIp', width: 150, className: 'numeric' },
  {
    title: '设备',
    dataIndex: 'userAgent',
    ...noTranslate,
    width: 150,
    render: (agent: string | null) => <span title={agent ?? undefined}>{agent ? deviceName(agent) : '—'}</span>,
  },
  { title: '用户编号', dataIndex: 'userId', width: 92, render: (id: number | null) => id ?? '—' },
]
