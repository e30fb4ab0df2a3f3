import { adminMessages, LiveCodeState, LiveCodeStateText } from '@zhuxue/api/terms/learning'
import { Typography, type TableProps } from 'antd'
import { LinkButton } from '../../../../components/list/LinkButton'
import { dateColumn, statusColumn } from '../../../../components/list/columns'
import type { Tone } from '../../../../components/list/StatusTag'
import type { Revocation } from './useRevocation'
import type { LiveCode } from '../../../../lib/apiTypes'

const tone: Record<LiveCodeState, Tone> = { unused: 'processing', used: 'success', revoked: 'default' }

export const codeColumns = (revocation: Revocation): TableProps<LiveCode>['columns'] => [
  {
    title: '直播码',
    dataIndex: 'liveCode',
    render: (code: string, { state }) => {
      const gone = state === LiveCodeState.Revoked
      const copyable = gone ? false : { tooltips: ['复制直播码', adminMessages.codeCopied] }
      return (
        <Typography.Text code delete={gone} copyable={copyable}>
          {code}
        </Typography.Text>
      )
    },
  },
  {
    title: '学员',
    dataIndex: 'telephone',
    width: 130,
    className: 'numeric',
    render: (telephone: string | null, { userName }) => (
      <>
        {userName && <span style={{ display: 'block' }}>{userName}</span>}
        {telephone ?? '—'}
      </>
    ),
  },
  statusColumn<LiveCode, LiveCodeState>({ title: '状态', dataIndex: 'state', text: LiveCodeStateText, tone }),
  dateColumn<LiveCode>({ title: '生成时间', dataIndex: 'createTime' }),
  {
    title: '操作',
    width: 72,
    render: (_, code) =>
      code.state === LiveCodeState.Revoked ? (
        '—'
      ) : (
        <LinkButton
          danger
          loading={revocation.busy === code.liveCodeId}
          aria-label={`作废 ${code.liveCode}`}
          onClick={() => revocation.revoke(code)}
        >
          作废
        </LinkButton>
      ),
  },
]
