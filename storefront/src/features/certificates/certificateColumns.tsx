import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { CertificateStatus, CertificateStatusText } from '@zhuxue/api/terms/certificates'
import type { Column } from '~/components/ui/list/RecordTable'
import { minute, formatMinutes } from '~/lib/format'
import type { Certificate } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import styles from './Certificates.module.css'

const inMinutes = (value: number) => (
  <>
    {formatMinutes(value)} <small>分钟</small>
  </>
)

/** @param isHeld shows the column of minutes that are held for a test */
export const certificateColumns = (isHeld: boolean): Column<Certificate>[] => [
  {
    title: '专业',
    className: styles.subject,
    unlabelled: true,
    cell: ({ certSubject, certificateStatus }) => (
      <>
        {CertSubjectText[certSubject]}
        {certificateStatus === CertificateStatus.Pass && (
          <span className="tag tag--moss">{CertificateStatusText.pass}</span>
        )}
      </>
    ),
  },
  { title: '课程类型', cell: ({ requiredCourse }) => RequiredCourseText[requiredCourse] },
  { title: '开始时间', className: styles.number, cell: ({ createTime }) => minute(createTime) },
  { title: '未上传学时', className: styles.number, cell: ({ availableHours }) => inMinutes(availableHours) },
  { title: '已上传学时', className: styles.number, cell: ({ usedHours }) => inMinutes(usedHours) },
  ...(isHeld ? [heldColumn] : []),
  {
    title: '操作',
    className: styles.open,
    unlabelled: true,
    cell: ({ furtherEduCertId, certSubject, requiredCourse }) => (
      <a
        className="btn btn--small"
        href={paths.certificate(furtherEduCertId)}
        aria-label={`上传学时明细 ${CertSubjectText[certSubject]}${RequiredCourseText[requiredCourse]}`}
      >
        上传学时明细
      </a>
    ),
  },
]

const heldColumn: Column<Certificate> = {
  title: '待通过测试',
  className: styles.number,
  cell: ({ heldHours }) => inMinutes(heldHours),
}
