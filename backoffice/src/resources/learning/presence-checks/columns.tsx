import {
  PresenceKindText,
  PresenceMomentText,
  PresenceStateText,
  PresenceWayText,
} from '@zhuxue/api/terms/accounts/presence'
import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { dateColumn } from '../../../components/list/columns'
import { LinkButton } from '../../../components/list/LinkButton'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { StatusTag } from '../../../components/list/StatusTag'
import type { PresenceCheck } from '../../../lib/apiTypes'
import { userCertPath } from '../../certificates/public'
import { answerText } from './answerText'

const tones = { open: 'warning', passed: 'success', failed: 'error', excused: 'processing', left: 'default' } as const

export const checkColumns = (onAnswer: (check: PresenceCheck) => void): TableColumnsType<PresenceCheck> => [
  {
    title: '学员',
    width: 130,
    render: (_, { userId, userName, telephone }) => (
      <>
        <Link to={userCertPath(userId)}>{userName}</Link>
        <SecondaryText>{telephone}</SecondaryText>
      </>
    ),
  },
  {
    title: '课程',
    ellipsis: true,
    render: (_, { courseName, chapterTitle }) => (
      <>
        {courseName}
        {chapterTitle && <SecondaryText>{chapterTitle}</SecondaryText>}
      </>
    ),
  },
  {
    title: '核验',
    width: 200,
    render: (_, { kind, moment, policyName, policyVersion }) => (
      <>
        {PresenceMomentText[moment]}：{PresenceKindText[kind]}
        <SecondaryText>
          {policyName} 第{policyVersion}版
        </SecondaryText>
      </>
    ),
  },
  dateColumn<PresenceCheck>({ title: '提出时间', dataIndex: 'askTime' }),
  {
    title: '结果',
    width: 190,
    render: (_, { state, way, answerSeconds, tries }) => (
      <>
        <StatusTag of={state} text={PresenceStateText} tone={tones} />
        {way && <SecondaryText>{PresenceWayText[way]}</SecondaryText>}
        <SecondaryText>{answerText({ answerSeconds, tries })}</SecondaryText>
      </>
    ),
  },
  {
    title: '工作人员',
    width: 200,
    render: (_, { actorName, reason }) =>
      actorName || reason ? (
        <>
          {actorName}
          <SecondaryText>{reason}</SecondaryText>
        </>
      ) : (
        '—'
      ),
  },
  {
    title: '操作',
    key: 'actions',
    width: 76,
    fixed: 'right',
    render: (_, check) =>
      check.canStaffAnswer && (
        <LinkButton aria-label={`核实 ${check.userName}`} onClick={() => onAnswer(check)}>
          核实
        </LinkButton>
      ),
  },
]
