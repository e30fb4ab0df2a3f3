import { QualificationOriginText, VerifiedText } from '@zhuxue/api/terms/certificates'
import { Space, type TableProps } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { StatusTag } from '../../../components/list/StatusTag'
import type { Qualification } from '../../../lib/apiTypes'
import { learnerColumn } from '../learnerColumn'

export interface QualificationAction {
  what: 'verify' | 'correct'
  qualification: Qualification
}

const tone = { 1: 'success', 0: 'default' } as const

/** Columns without the learner, for the page of one. */
export const ownQualificationColumns = (
  onAsk: (action: QualificationAction) => void
): TableProps<Qualification>['columns'] => [
  {
    title: '证书类别',
    dataIndex: 'kindName',
    width: 190,
    render: (name: string, { specialties }) => (
      <>
        {name}
        {specialties.length > 0 && (
          <SecondaryText>
            {specialties
              .map(({ name: of, isMain }) => (isMain && specialties.length > 1 ? `${of}（主项）` : of))
              .join('、')}
          </SecondaryText>
        )}
      </>
    ),
  },
  {
    title: '注册编号',
    dataIndex: 'numberMasked',
    render: (number: string | null, { employerName }) => (
      <>
        {number ?? '—'}
        {employerName && <SecondaryText>{employerName}</SecondaryText>}
      </>
    ),
  },
  {
    title: '有效期至',
    dataIndex: 'validTo',
    width: 120,
    className: 'numeric',
    render: (validTo: string, { validFrom }) => (
      <>
        {validTo}
        <SecondaryText>{validFrom} 起</SecondaryText>
      </>
    ),
  },
  { title: '发证日期', dataIndex: 'issuedOn', width: 110, className: 'numeric', render: (day) => day ?? '—' },
  {
    title: '核验',
    dataIndex: 'verifiedDay',
    width: 130,
    render: (day: string | null, { verifiedByName, origin }) => (
      <>
        <StatusTag of={day ? 1 : 0} text={VerifiedText} tone={tone} />
        <SecondaryText>{day ? `${verifiedByName ?? ''} ${day}` : QualificationOriginText[origin]}</SecondaryText>
      </>
    ),
  },
  {
    title: '操作',
    key: 'actions',
    width: 110,
    render: (_, qualification) => {
      const of = `${qualification.userName} ${qualification.kindName}`
      return (
        <Space size={12}>
          {!qualification.verifiedDay && (
            <LinkButton aria-label={`核验 ${of}`} onClick={() => onAsk({ what: 'verify', qualification })}>
              核验
            </LinkButton>
          )}
          <LinkButton aria-label={`更正 ${of}`} onClick={() => onAsk({ what: 'correct', qualification })}>
            更正
          </LinkButton>
        </Space>
      )
    },
  },
]

export const qualificationColumns = (
  onAsk: (action: QualificationAction) => void
): TableProps<Qualification>['columns'] => [learnerColumn<Qualification>(), ...ownQualificationColumns(onAsk)!]
