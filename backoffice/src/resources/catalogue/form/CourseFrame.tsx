import { FileSearchOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { CourseStatus, CourseStatusText } from '@zhuxue/api/terms/catalogue'
import { Alert, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useRecentObject } from '../../../components/hooks/useRecentObject'
import { Notice } from '../../../components/Notice'
import { Page } from '../../../components/Page'
import { StatusTag } from '../../../components/list/StatusTag'
import { Adjusting } from './Adjustable'
import { ConflictDialog } from './ConflictDialog'
import { courseStatusTone } from '../courses/course'
import { CourseActions, hasPrice } from '../courses/CourseActions'
import { useFieldHighlight } from '../publishing/useFieldHighlight'
import type { useCourseForm } from './useCourseForm'
import type { CourseValues } from './values'

export interface FrameProps {
  resource: string
  back: string
  noun: string
  /** A button to the history, for forms without tabs. */
  history?: ReactNode
}

export function CourseFrame(
  props: FrameProps & { id?: string; state: ReturnType<typeof useCourseForm>; children: ReactNode }
) {
  const { resource, back, noun, history, id, state, children } = props
  const { course, error, loading, editable, busy, adjusting, conflict } = state
  useFieldHighlight(!loading && !error)
  useRecentObject('course', ['courses', 'teacher-courses'].includes(resource) ? course?.courseName : undefined)
  if (error) return <Missing error={error} noun={noun} back={back} />

  return (
    <Page
      title={course?.courseName ?? (id ? noun : `新增${noun}`)}
      back={back}
      hint={<StatusTag of={course?.courseStatus ?? null} text={CourseStatusText} tone={courseStatusTone} />}
      extra={
        <>
          {history}
          <CourseActions course={course} resource={resource} noun={noun} back={back} state={state} />
        </>
      }
    >
      {course?.sentBackReason && course.courseStatus === CourseStatus.Unpublish && (
        <Alert showIcon type="warning" message="审核退回" description={course.sentBackReason} />
      )}
      {adjusting && (
        <Alert
          showIcon
          type="warning"
          message="正在调整价格与展示：价格、优惠规则、运费、标签、首页轮播、排序号和订单数可以修改，保存后立即对学员生效。"
        />
      )}
      {!editable && !adjusting && (
        <Alert
          showIcon
          type="info"
          message={`${noun}${CourseStatusText[course!.courseStatus]}，内容不能修改。${editHint(course!, resource)}`}
        />
      )}
      {loading ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <Adjusting value={adjusting && !busy}>{children}</Adjusting>
      )}
      {conflict && course && (
        <ConflictDialog
          conflict={conflict}
          opened={course}
          typed={state.typed()}
          onMerge={state.merge}
          onLoad={state.load}
          onClose={state.leaveConflict}
        />
      )}
    </Page>
  )
}

function editHint(course: CourseValues, resource: string) {
  if (resource.startsWith('teacher-')) return '点击“撤回修改”后可以继续编辑，改完再提交审核。'
  return course.courseStatus === CourseStatus.Published
    ? `点击“撤销”后前台不再销售，已购买的学员不受影响，可以继续编辑${hasPrice(course) ? '；只改价格和展示可以点击“调整价格”' : ''}。`
    : '在“待审核”里与上次发布的内容对照后，发布或退回修改。'
}

function Missing({ error, noun, back }: { error: HttpError; noun: string; back: string }) {
  const gone = error.statusCode === 404
  return (
    <Page title={noun} back={back}>
      <Notice icon={<FileSearchOutlined />} title={gone ? `${noun}不存在` : error.message}>
        {gone && '它可能已被删除，或者您没有查看它的权限。'}
      </Notice>
    </Page>
  )
}
