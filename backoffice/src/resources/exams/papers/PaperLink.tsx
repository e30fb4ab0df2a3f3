import { FormOutlined } from '@ant-design/icons'
import { generatePath } from 'react-router'
import { ButtonLink } from '../../../components/ButtonLink'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { useExamPaths } from '../paths'

interface Props {
  courseId: number
  /** Absent for the paper of the course itself. */
  chapterId?: number
  /** Why the paper cannot be edited now. */
  disabledReason?: string | null
}

/** Leads to the paper of a course or a chapter (docs/product.md 2.6). */
export function PaperLink({ courseId, chapterId, disabledReason = null }: Props) {
  const can = useAllowedActions('papers')
  const { paths } = useExamPaths()
  if (!can('save')) return null
  const text = chapterId ? '维护练习题' : '维护考题'
  if (disabledReason !== null) {
    return (
      <ButtonWithReason icon={<FormOutlined />} disabledReason={disabledReason}>
        {text}
      </ButtonWithReason>
    )
  }
  const ids = { courseId: String(courseId), chapterId: String(chapterId) }
  return (
    <ButtonLink icon={<FormOutlined />} to={generatePath(chapterId ? paths.chapterPaper : paths.coursePaper, ids)}>
      {text}
    </ButtonLink>
  )
}
