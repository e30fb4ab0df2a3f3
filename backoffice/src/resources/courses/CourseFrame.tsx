import { FileSearchOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { CourseStatus, CourseStatusText } from '@zhuxue/api/terms/catalogue'
import { Alert, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Notice } from '../../kit/Notice'
import { Page } from '../../kit/Page'
import { StatusTag } from '../../kit/StatusTag'
import { UnsavedGuard } from '../../kit/UnsavedGuard'
import { courseStatusTone } from './course'
import { CourseActions } from './CourseActions'
import type { useCourseForm } from './useCourseForm'

/** Where a screen of the catalogue belongs: its resource, the path of its list, and what one row is called. */
export interface Place {
  resource: string
  back: string
  noun: string
}

/** What stands around the form of a course, question, product or notice: state, buttons, and why not. */
export function CourseFrame(
  props: Place & { id?: string; state: ReturnType<typeof useCourseForm>; children: ReactNode }
) {
  const { resource, back, noun, id, state, children } = props
  const { course, error, loading, editable, busy, save } = state
  if (error) return <Missing error={error} noun={noun} back={back} />

  return (
    <Page
      title={course?.courseName ?? (id ? noun : `新增${noun}`)}
      back={back}
      hint={
        <StatusTag
          of={course?.courseStatus ?? null}
          text={CourseStatusText}
          tone={courseStatusTone}
        />
      }
      extra={
        <CourseActions
          course={course}
          resource={resource}
          noun={noun}
          back={back}
          saving={busy}
          onSave={save}
        />
      }
    >
      <UnsavedGuard />
      {course?.sentBackReason && course.courseStatus === CourseStatus.Unpublish && (
        <Alert showIcon type="warning" message="审核退回" description={course.sentBackReason} />
      )}
      {!editable && (
        <Alert
          showIcon
          type="info"
          message={`${noun}${CourseStatusText[course!.courseStatus]}，内容不能修改。${way(course!.courseStatus, props)}`}
        />
      )}
      {loading ? <Skeleton active paragraph={{ rows: 10 }} /> : children}
    </Page>
  )
}

/** How to get a course that cannot be changed back into one that can. */
function way(status: CourseStatus, { resource, noun }: Place) {
  if (resource.startsWith('teacher-')) return '点击“撤回修改”后可以继续编辑，改完再提交审核。'
  return status === CourseStatus.Published
    ? '点击“撤销”后学员不再看到它，可以继续编辑。'
    : `审核通过：在${noun}列表里打开“发布”开关；需要修改：点击“退回修改”并写明原因。`
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
