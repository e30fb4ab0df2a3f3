import { CourseType, messages } from '@zhuxue/api/terms/catalogue'
import { Form, Tabs } from 'antd'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { ordersOfCourse } from '../../commerce/public'
import { PaperLink } from '../../exams/public'
import { ObjectHistory, WhereUsed } from '../../objects/public'
import { BasicInfo } from '../form/BasicInfo'
import { ChapterTree } from '../chapters/ChapterTree'
import { CourseFrame } from '../form/CourseFrame'
import { useCourseForm } from '../form/useCourseForm'
import styles from './detail.module.css'

interface Props {
  resource: 'courses' | 'teacher-courses'
  /** Path of the list. */
  back: string
}

/** docs/product.md 2.6: one course, new or saved. Another course is another form. */
export function CourseDetail(props: Props) {
  const { id } = useParams()
  return <CourseScreen key={id ?? 'new'} id={id} {...props} />
}

function CourseScreen({ id, resource, back }: Props & { id?: string }) {
  const state = useCourseForm(resource, id)
  const { course, editable, busy, form, formProps } = state
  const [search] = useSearchParams()
  const [tab, setTab] = useState('basic')
  const chapter = Number(search.get('chapter')) || null
  const canSeeHistory = useAllowedActions('audit-logs')('list')

  const isLoaded = course !== undefined
  // A missing item of the publish check links to a field, or to the chapters.
  useEffect(() => {
    if (search.has('field')) setTab('basic')
    if (search.get('tab') === 'chapters' && isLoaded) setTab('chapters')
  }, [search, isLoaded])

  return (
    <CourseFrame resource={resource} back={back} noun="课程" id={id} state={state}>
      {course && (
        // Not `tabBarExtraContent`, which would be inside the tablist.
        <div className={styles.tabExtra}>
          <PaperLink
            courseId={course.courseId}
            disabledReason={resource === 'teacher-courses' && !editable ? messages.onlyUnpublishedEditable : null}
          />
        </div>
      )}
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: 'basic',
            label: '基本信息',
            children: (
              <Form {...formProps} form={form} layout="vertical" disabled={!editable || busy} requiredMark>
                <BasicInfo course={course} resource={resource} onLive={state.follow} />
              </Form>
            ),
          },
          {
            key: 'chapters',
            label: '视频列表',
            disabled: !course,
            children: course && (
              <ChapterTree
                key={chapter}
                courseId={course.courseId}
                resource={resource}
                hasTrials={course.courseType === CourseType.Course}
                editable={editable}
                first={chapter}
              />
            ),
          },
          ...(course && canSeeHistory
            ? [
                {
                  key: 'uses',
                  label: '使用情况',
                  destroyOnHidden: true,
                  children: (
                    <WhereUsed object={`course:${course.courseId}`} ordersPath={ordersOfCourse(course.courseName)} />
                  ),
                },
                {
                  key: 'history',
                  label: '历史',
                  destroyOnHidden: true,
                  children: <ObjectHistory object={`course:${course.courseId}`} />,
                },
              ]
            : []),
        ]}
      />
    </CourseFrame>
  )
}
