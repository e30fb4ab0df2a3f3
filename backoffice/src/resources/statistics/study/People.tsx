import { Link } from 'react-router'
import { formatCount } from '../../../components/format'
import { StorefrontCourseLink } from '../../../components/list/StorefrontCourseLink'
import type { CourseStudy } from '../../../lib/apiTypes'
import { Tiles } from '../Tiles'
import type { ViewerRole } from './viewerRole'

/** Counts of learners, their progress, and the pending work with links. */
export function People({ as, study }: { as: ViewerRole; study?: CourseStudy }) {
  const open = study?.papers.reduce((sum, { openAnswers }) => sum + openAnswers, 0) ?? 0
  return (
    <>
      <Tiles
        loading={!study}
        tiles={[
          { label: '购买人数', valueText: study && formatCount(study.buyers), hint: '买过且未全部退款' },
          { label: '可学习人数', valueText: study && formatCount(study.holders), hint: '今天有学习权限' },
          { label: '开始学习', valueText: study && formatCount(study.began), hint: '看过至少一章' },
          { label: '全部学完', valueText: study && formatCount(study.finished), hint: '学完所有已发布章节' },
        ]}
      />
      <Tiles
        loading={!study}
        tiles={[
          {
            label: '待批阅的回答',
            valueText: study && formatCount(open),
            hint: open > 0 ? <Link to={`/board/${as}/paper-answers`}>去批阅</Link> : '没有待批阅',
          },
          {
            label: '待审核的评论',
            valueText: study && formatCount(study.openComments),
            hint: study && <Comments as={as} study={study} />,
          },
        ]}
      />
    </>
  )
}

/** Admins approve comments; a teacher reads the approved ones. */
const Comments = ({ as, study }: { as: ViewerRole; study: CourseStudy }) =>
  as === 'admin' ? (
    <Link to={`/board/admin/admin-comments?courseName=${encodeURIComponent(study.courseName)}`}>去审核</Link>
  ) : (
    <StorefrontCourseLink courseId={study.courseId}>由管理员审核，看已显示的</StorefrontCourseLink>
  )
