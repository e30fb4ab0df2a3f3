import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { ForeignState, ForeignStateText, issuedByText } from '@zhuxue/api/terms/certificates/foreign'
import { App, Space, type TableColumnsType } from 'antd'
import { download } from '../../../components/download'
import { LinkButton } from '../../../components/list/LinkButton'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { StatusTag } from '../../../components/list/StatusTag'
import type { ForeignCertificate } from '../../../lib/apiTypes'

const tones = { valid: 'success', expired: 'default', revoked: 'error' } as const

export const foreignColumns = (
  onRevoke: (certificate: ForeignCertificate) => void
): TableColumnsType<ForeignCertificate> => [
  {
    title: '证书编号',
    dataIndex: 'number',
    width: 220,
    render: (number: string) => (
      <a
        href={`/certificates?number=${encodeURIComponent(number)}`}
        target="_blank"
        rel="noreferrer"
        title="打开查验页面"
        style={{ overflowWrap: 'anywhere' }}
      >
        {number}
      </a>
    ),
  },
  {
    title: '证书',
    render: (_, { title, issuer, certSubject, requiredCourse, minutes }) => (
      <>
        {title}
        <SecondaryText>
          {[
            issuedByText(issuer),
            certSubject && CertSubjectText[certSubject],
            requiredCourse !== null && RequiredCourseText[requiredCourse],
            minutes !== null && `${minutes} 分钟`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </SecondaryText>
      </>
    ),
  },
  {
    title: '颁发日期',
    width: 160,
    render: (_, { issuedOn, expiresOn }) => (
      <>
        {issuedOn}
        {expiresOn && <SecondaryText>有效期至 {expiresOn}</SecondaryText>}
      </>
    ),
  },
  {
    title: '状态',
    width: 200,
    render: (_, { state, reason }) => (
      <>
        <StatusTag of={state} text={ForeignStateText} tone={tones} />
        {reason}
      </>
    ),
  },
  { title: '操作', width: 140, render: (_, row) => <Actions row={row} onRevoke={onRevoke} /> },
]

function Actions({ row, onRevoke }: { row: ForeignCertificate; onRevoke: (certificate: ForeignCertificate) => void }) {
  const { message } = App.useApp()
  const { foreignCertificateId: id, number, hasFile, state } = row
  const save = () =>
    download('GET /api/user/foreign-certificates/:id/file', {}, `${number}.pdf`, { id }).catch(
      (error: Error) => void message.error(error.message)
    )
  return (
    <Space size={12}>
      {hasFile && (
        <LinkButton aria-label={`下载 ${number}`} onClick={() => void save()}>
          下载
        </LinkButton>
      )}
      {state !== ForeignState.Revoked && (
        <LinkButton danger aria-label={`作废 ${number}`} onClick={() => onRevoke(row)}>
          作废
        </LinkButton>
      )}
    </Space>
  )
}
