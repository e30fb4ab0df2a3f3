import { Skeleton } from 'antd'
import { useParams } from 'react-router'
import { FailedNotice } from '../../../components/FailedNotice'
import { Page } from '../../../components/Page'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { useExamPaths } from '../paths'
import { NewPaper } from './NewPaper'
import { ownerOfChapter, ownerOfCourse, type Owner } from './paper'
import { PaperScreen } from './PaperScreen'

/** The paper of a course (docs/product.md 2.6). */
export function CoursePaper() {
  const { viewerRole } = useExamPaths()
  const courseId = Number(useParams().courseId)
  const back = `/board/${viewerRole}/course-detail/${courseId}`
  return <OwnedPaper key={courseId} owner={ownerOfCourse(courseId)} noun="考题" back={back} />
}

/** The exercise of a chapter. Back leads to the open drawer of the chapter. */
export function ChapterPaper() {
  const { viewerRole } = useExamPaths()
  const { courseId, chapterId } = useParams()
  const back = `/board/${viewerRole}/course-detail/${courseId}?tab=chapters&chapter=${chapterId}`
  return <OwnedPaper key={chapterId} owner={ownerOfChapter(Number(chapterId))} noun="练习题" back={back} />
}

/** A paper by its owner, or the form for a new one. */
function OwnedPaper({ owner, noun, back }: { owner: Owner; noun: string; back: string }) {
  const { query, data } = useApiQuery('GET /api/admin/papers', {
    queryParams: { ...owner },
    queryOptions: { retry: false },
    errorNotification: false,
  })
  if (!data) {
    return (
      <Page title={noun} back={back}>
        {query.error ? (
          <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </Page>
    )
  }
  const [paper] = data.papers
  if (!paper) return <NewPaper title={`新建${noun}`} back={back} owner={owner} onSaved={query.refetch} />
  return <PaperScreen paperId={paper.paperId} back={back} />
}
