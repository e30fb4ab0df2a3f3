import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { CertificateStatusText } from '@zhuxue/api/terms/certificates'
import type { TableProps } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { dateColumn, numberColumn, statusColumn } from '../../../components/list/columns'
import type { Certificate } from '../../../lib/apiTypes'

export const nameOf = ({ certSubject, requiredCourse }: Certificate) =>
  `${CertSubjectText[certSubject]} ${RequiredCourseText[requiredCourse]}`

interface Options {
  open: Certificate | null
  onOpen: (certificate: Certificate) => void
}

export function certificateColumns({ open, onOpen }: Options): TableProps<Certificate>['columns'] {
  return [
    { title: '专业和类型', key: 'name', width: 200, render: (_, row) => nameOf(row) },
    statusColumn<Certificate, Certificate['certificateStatus']>({
      title: '状态',
      dataIndex: 'certificateStatus',
      text: CertificateStatusText,
      tone: { pass: 'success' },
    }),
    dateColumn<Certificate>({ title: '开始时间', dataIndex: 'createTime' }),
    minutesColumn('未上传（分钟）', 'availableHours'),
    minutesColumn('已上传（分钟）', 'usedHours'),
    minutesColumn('待通过测试（分钟）', 'heldHours'),
    {
      title: '操作',
      key: 'actions',
      width: 96,
      render: (_, row) => (
        <LinkButton
          aria-label={`学时明细 ${nameOf(row)}`}
          aria-pressed={row === open}
          disabled={row === open}
          onClick={() => onOpen(row)}
        >
          {row === open ? '已打开' : '学时明细'}
        </LinkButton>
      ),
    },
  ]
}

const minutesColumn = (title: string, dataIndex: keyof Certificate & string) =>
  numberColumn<Certificate>({ title, dataIndex, width: 132 })
