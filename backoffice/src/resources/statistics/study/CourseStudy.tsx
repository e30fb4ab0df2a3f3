import { studyMessages } from '@zhuxue/api/terms/statistics/study'
import { Skeleton } from 'antd'
import { useParams } from 'react-router'
import { FailedNotice } from '../../../components/FailedNotice'
import { formatDateTime } from '../../../components/format'
import { Panel } from '../../../components/charts/Panel'
import { Page } from '../../../components/Page'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { ownTeacherPath, teacherRoot } from '../paths'
import { Chapters } from './Chapters'
import type { ViewerRole } from './viewerRole'
import { Papers } from './Papers'
import { People } from './People'

/** docs/product.md 14.5: study statistics of one course; a teacher sees own courses, an admin any. */
export function CourseStudy({ as }: { as: ViewerRole }) {
  const courseId = Number(useParams().courseId)
  return as === 'admin' ? <Any courseId={courseId} /> : <Own courseId={courseId} />
}

const hint = '只统计人数，不显示具体学员'
const countedHint = (time: string) => `${hint}；${studyMessages.counted}，截至 ${formatDateTime(time)}`

const once = { queryOptions: { retry: false }, errorNotification: false as const }

const Own = ({ courseId }: { courseId: number }) => (
  <Screen
    as="teacher"
    {...useApiQuery('GET /api/teacher/courses/:courseId/study-statis', { params: { courseId }, ...once })}
  />
)

const Any = ({ courseId }: { courseId: number }) => (
  <Screen
    as="admin"
    {...useApiQuery('GET /api/admin/courses/:courseId/study-statis', { params: { courseId }, ...once })}
  />
)

type Reading = ReturnType<typeof useApiQuery<'GET /api/admin/courses/:courseId/study-statis'>>

function Screen({ as, query, data }: Reading & { as: ViewerRole }) {
  const ofTeacher = data?.teacherId ? `${teacherRoot}/${data.teacherId}` : '/board/admin/courses'
  return (
    <Page
      title={data ? `${data.courseName} 学习情况` : '学习情况'}
      hint={data?.countedTime ? countedHint(data.countedTime) : hint}
      back={as === 'teacher' ? ownTeacherPath : ofTeacher}
    >
      {query.isError ? (
        <FailedNotice
          error={query.error}
          onRetry={query.refetch}
          missing={{ title: '没有找到这门课程', words: '课程已经删除，或者不是您的课程。' }}
        />
      ) : (
        <>
          <People as={as} study={data} />
          {data ? (
            <>
              <Chapters study={data} />
              <Papers as={as} papers={data.papers} />
            </>
          ) : (
            <Panel title="各章学习人数">
              <Skeleton active paragraph={{ rows: 6 }} title={false} />
            </Panel>
          )}
        </>
      )}
    </Page>
  )
}
