import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { attemptMessages } from '@zhuxue/api/terms/exams/attempts'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { ResponseOf } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import styles from './SubjectPapers.module.css'

type SubjectPaper = ResponseOf<'exams.subject_papers'>['subjectPapers'][number]

/** 科目试卷: practice and tests for learners of the subject (docs/product.md 11.3). */
export default function SubjectPapers() {
  return (
    <RequireLogin>
      <Papers />
    </RequireLogin>
  )
}

function Papers() {
  const { data, failed, reload } = useFetch(() => api.exams.subjectPapers({}), 'subject papers')
  if (failed) return <FailedState onRetry={reload} />
  if (!data) {
    return <Skeleton className={styles.skeleton} />
  }
  if (!data.subjectPapers.length) {
    return (
      <EmptyState icon={icons.book} text={attemptMessages.noSubjectPapers}>
        <a className="btn" href={paths.practice}>
          每日一练
        </a>
      </EmptyState>
    )
  }
  // Subjects that the learner studies come first.
  const papers = [...data.subjectPapers].sort((a, b) => Number(Boolean(a.obstacle)) - Number(Boolean(b.obstacle)))
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => (
        <Paper key={paper.paperId} paper={paper} />
      ))}
    </ul>
  )
}

function Paper({ paper }: { paper: SubjectPaper }) {
  const { paperId, paperName, subjectCode, requiredCourse, correlationId } = paper
  const { obstacle: blocker, testObstacle } = paper
  const subject = CertSubjectText[subjectCode as keyof typeof CertSubjectText]
  const kind = RequiredCourseText[requiredCourse as keyof typeof RequiredCourseText]
  return (
    <li className={`sheet ${styles.paper}`}>
      <div>
        <h2 className={styles.name}>{paperName}</h2>
        <p className={styles.facts}>
          {subject} · {kind}
          {blocker && ' · 购买课程后开放'}
        </p>
      </div>
      <div className={styles.actions}>
        <StartLink blocker={blocker} href={paths.userPaper(paperId)} of={paperName}>
          练习
        </StartLink>
        <StartLink blocker={testObstacle} href={paths.testPaper(paperId, correlationId)} of={paperName} first>
          测试
        </StartLink>
      </div>
    </li>
  )
}

function StartLink(props: { blocker: string | null; href: string; of: string; first?: boolean; children: string }) {
  const { blocker, href, of, first, children } = props
  const look = { 'className': first ? 'btn btn--primary' : 'btn', 'aria-label': `${children}：${of}` }
  if (blocker === null) {
    return (
      <a {...look} href={href}>
        {children}
      </a>
    )
  }
  return (
    <ButtonWithReason {...look} type="button" disabledReason={blocker}>
      {children}
    </ButtonWithReason>
  )
}
