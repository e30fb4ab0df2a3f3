import { CourseSourceText, type CourseSource } from '@zhuxue/api/terms/learning'
import { Button, Tag, Tooltip, type TableProps, Space } from 'antd'
import { dateColumn } from '../../../components/list/columns'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { StatusTag } from '../../../components/list/StatusTag'
import { StorefrontCourseLink } from '../../../components/list/StorefrontCourseLink'
import { ownerOf, sourceTone } from './userCourse'
import { StatusSwitch } from './StatusSwitch'
import type { Deletion } from './useDeletion'
import type { UserCourse } from '../../../lib/apiTypes'
import { EyeOutlined } from '@ant-design/icons'
import { OwnerName } from './OwnerName'

interface Actions {
  onDate: (userCourse: UserCourse) => void
  onReveal: (userCourse: UserCourse) => void
  deletion: Deletion
}

const plain = { type: 'link', size: 'small', style: { paddingInline: 0 } } as const

export const userCourseColumns = ({ onDate, onReveal, deletion }: Actions): TableProps<UserCourse>['columns'] => [
  {
    title: '课程',
    dataIndex: 'courseName',
    render: (name: string, { courseId }) => <StorefrontCourseLink courseId={courseId}>{name}</StorefrontCourseLink>,
  },
  {
    title: '学员',
    dataIndex: 'telephone',
    width: 190,
    render: (_, userCourse) => <Owner userCourse={userCourse} onReveal={onReveal} />,
  },
  {
    title: '来源',
    dataIndex: 'createType',
    width: 190,
    render: (source: CourseSource, { orderId }) => (
      <>
        <StatusTag of={source} text={CourseSourceText} tone={sourceTone} />
        {orderId && <SecondaryText className="numeric">{orderId}</SecondaryText>}
      </>
    ),
  },
  dateColumn<UserCourse>({ title: '开通时间', dataIndex: 'createTime' }),
  {
    title: '失效时间',
    dataIndex: 'expiryDate',
    width: 150,
    className: 'numeric',
    render: (day: string | null, userCourse) => (
      <>
        <Button {...plain} aria-label={`修改失效时间 ${ownerOf(userCourse)}`} onClick={() => onDate(userCourse)}>
          {day ?? '长期有效'}
        </Button>
        {userCourse.overdue && (
          <Tag bordered={false} color="error" style={{ marginInlineStart: 8 }}>
            已过期
          </Tag>
        )}
      </>
    ),
  },
  {
    title: '状态',
    dataIndex: 'userCourseStatus',
    width: 96,
    render: (_, userCourse) => <StatusSwitch key={userCourse.userCourseStatus} userCourse={userCourse} />,
  },
  {
    title: '操作',
    width: 76,
    render: (_, userCourse) => (
      <Tooltip title={userCourse.keptBecause}>
        <Button
          {...plain}
          danger
          disabled={userCourse.keptBecause !== null}
          loading={deletion.busy === userCourse.userCourseId}
          aria-label={`删除 ${ownerOf(userCourse)}`}
          onClick={() => deletion.remove(userCourse)}
        >
          删除
        </Button>
      </Tooltip>
    ),
  },
]

function Owner({ userCourse, onReveal }: { userCourse: UserCourse; onReveal: (userCourse: UserCourse) => void }) {
  const { telephone } = userCourse
  return (
    <>
      <OwnerName userCourse={userCourse} />
      {telephone && (
        <Space size={2} className="numeric" style={{ display: 'flex', fontSize: 12 }}>
          {telephone}
          <Button
            type="text"
            size="small"
            icon={<EyeOutlined />}
            aria-label={`查看完整手机号 ${telephone}`}
            onClick={() => onReveal(userCourse)}
          />
        </Space>
      )}
    </>
  )
}
