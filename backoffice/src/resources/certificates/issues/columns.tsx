import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { IssueState, IssueStateText } from '@zhuxue/api/terms/certificates'
import { App, Button, Space, Tag, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { download } from '../../../kit/download'
import type { CertificateIssue } from '../../../lib/wire'
import { userCertPath } from '../paths'

const colors = { valid: 'success', revoked: 'error', superseded: 'default' } as const

export const issueColumns = ({
  onRevoke,
}: {
  onRevoke: (issue: CertificateIssue) => void
}): TableColumnsType<CertificateIssue> => [
  {
    title: '证书编号',
    dataIndex: 'number',
    width: 220,
    render: (number: string, { verifyPath }) => (
      <a href={verifyPath} target="_blank" rel="noreferrer" title="打开查验页面">
        {number}
      </a>
    ),
  },
  {
    title: '姓名',
    width: 120,
    render: (_, { userId, userName }) => <Link to={userCertPath(userId)}>{userName}</Link>,
  },
  {
    title: '内容',
    render: (_, { certSubject, parts, minutes }) =>
      `${CertSubjectText[certSubject]} · ${parts.map((part) => RequiredCourseText[part.requiredCourse]).join('、')} · ${minutes} 分钟`,
  },
  {
    title: '状态',
    width: 200,
    render: (_, { state, reason }) => (
      <>
        <Tag color={colors[state]}>{IssueStateText[state]}</Tag>
        {reason}
      </>
    ),
  },
  { title: '打印时间', dataIndex: 'issueTime', width: 180 },
  {
    title: '操作',
    width: 140,
    fixed: 'right',
    render: (_, issue) => <IssueActions issue={issue} onRevoke={onRevoke} />,
  },
]

function IssueActions({
  issue,
  onRevoke,
}: {
  issue: CertificateIssue
  onRevoke: (issue: CertificateIssue) => void
}) {
  const { message } = App.useApp()
  const save = () =>
    download('GET /api/user/certificate-issues/:id/file', {}, `${issue.number}.pdf`, {
      id: issue.issueId,
    }).catch((error: Error) => void message.error(error.message))
  return (
    <Space size={4}>
      <Button type="link" size="small" onClick={() => void save()}>
        下载
      </Button>
      {issue.state === IssueState.Valid && (
        <Button type="link" size="small" danger onClick={() => onRevoke(issue)}>
          作废
        </Button>
      )}
    </Space>
  )
}
