import { FileSearchOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { CourseStatus, CourseStatusText } from '@zhuxue/api/terms/catalogue'
import { Alert, Form, Skeleton, Tabs } from 'antd'
import { useParams } from 'react-router'
import { Notice } from '../../kit/Notice'
import { Page } from '../../kit/Page'
import { StatusTag } from '../../kit/StatusTag'
import { UnsavedGuard } from '../../kit/UnsavedGuard'
import { BasicInfo } from './BasicInfo'
import { ChapterTree } from './ChapterTree'
import { courseStatusTone } from './course'
import { CourseActions } from './CourseActions'
import { useCourseForm } from './useCourseForm'

interface Props {
  resource: 'courses' | 'teacher-courses'
  /** Path of the list. */
  back: string
}

/** Back office 2.6: one course, new or kept. Another course is another form. */
export function CourseDetail(props: Props) {
  const { id } = useParams()
  return <CourseScreen key={id ?? 'new'} id={id} {...props} />
}

function CourseScreen({ id, resource, back }: Props & { id?: string }) {
  const { course, error, loading, editable, busy, form, formProps, save } = useCourseForm(
    resource,
    id
  )
  if (error) return <Missing error={error} back={back} />

  return (
    <Page
      title={course?.courseName ?? (id ? '课程' : '新增课程')}
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
          back={back}
          saving={busy}
          onSave={save}
        />
      }
    >
      <UnsavedGuard />
      {course?.sentBackReason && course.courseStatus === 'unpublish' && (
        <Alert showIcon type="warning" message="审核退回" description={course.sentBackReason} />
      )}
      {!editable && (
        <Alert
          showIcon
          type="info"
          message={`课程${CourseStatusText[course!.courseStatus]}，内容不能修改。${way(course!.courseStatus, resource)}`}
        />
      )}
      {loading ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <Tabs
          items={[
            {
              key: 'basic',
              label: '基本信息',
              children: (
                <Form
                  {...formProps}
                  form={form}
                  layout="vertical"
                  disabled={!editable || busy}
                  requiredMark
                >
                  <BasicInfo course={course} withTeacher={resource === 'courses'} />
                </Form>
              ),
            },
            {
              key: 'chapters',
              label: '视频列表',
              disabled: !course,
              children: course && <ChapterTree courseId={course.courseId} />,
            },
          ]}
        />
      )}
    </Page>
  )
}

/** How to get a course that cannot be changed back into one that can. */
function way(status: CourseStatus, resource: Props['resource']) {
  if (resource === 'teacher-courses') return '点击“撤回修改”后可以继续编辑，改完再提交审核。'
  return status === CourseStatus.Published
    ? '点击“撤销”后学员不再看到它，可以继续编辑。'
    : '审核通过：在课程列表里打开“发布”开关；需要修改：点击“退回修改”并写明原因。'
}

function Missing({ error, back }: { error: HttpError; back: string }) {
  const gone = error.statusCode === 404
  return (
    <Page title="课程" back={back}>
      <Notice icon={<FileSearchOutlined />} title={gone ? '课程不存在' : error.message}>
        {gone && '它可能已被删除，或者您没有查看它的权限。'}
      </Notice>
    </Page>
  )
}
