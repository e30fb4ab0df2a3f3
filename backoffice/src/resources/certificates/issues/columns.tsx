import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { IssueState, IssueStateText, printedCycleText } from '@zhuxue/api/terms/certificates'
import { App, Space, type TableColumnsType } from 'antd'
import { dateColumn } from '../../../components/list/columns'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { StatusTag } from '../../../components/list/StatusTag'
import { LinkButton } from '../../../components/list/LinkButton'
import { Link } from 'react-router'
import { download } from '../../../components/download'
import type { CertificateIssue } from '../../../lib/apiTypes'
import { userCertPath } from '../paths'

const tones = { valid: 'success', revoked: 'error', superseded: 'default' } as const

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
  { title: '姓名', width: 120, render: (_, { userId, userName }) => <Link to={userCertPath(userId)}>{userName}</Link> },
  {
    title: '内容',
    render: (_, { certSubject, parts, minutes, cycle }) => (
      <>
        {CertSubjectText[certSubject]} · {parts.map((part) => RequiredCourseText[part.requiredCourse]).join('、')} ·{' '}
        {minutes} 分钟
        {cycle && <SecondaryText>{printedCycleText(cycle)}</SecondaryText>}
      </>
    ),
  },
  {
    title: '状态',
    width: 200,
    render: (_, { state, reason }) => (
      <>
        <StatusTag of={state} text={IssueStateText} tone={tones} />
        {reason}
      </>
    ),
  },
  dateColumn<CertificateIssue>({ title: '打印时间', dataIndex: 'issueTime' }),
  { title: '操作', width: 140, render: (_, issue) => <IssueActions issue={issue} onRevoke={onRevoke} /> },
]

function IssueActions({ issue, onRevoke }: { issue: CertificateIssue; onRevoke: (issue: CertificateIssue) => void }) {
  const { message } = App.useApp()
  const save = () =>
    download('GET /api/user/certificate-issues/:id/file', {}, `${issue.number}.pdf`, { id: issue.issueId }).catch(
      (error: Error) => void message.error(error.message)
    )
  return (
    <Space size={12}>
      <LinkButton aria-label={`下载 ${issue.number}`} onClick={() => void save()}>
        下载
      </LinkButton>
      {issue.state === IssueState.Valid && (
        <LinkButton danger aria-label={`作废 ${issue.number}`} onClick={() => onRevoke(issue)}>
          作废
        </LinkButton>
      )}
    </Space>
  )
}
