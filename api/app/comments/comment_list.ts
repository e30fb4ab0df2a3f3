import db from '@adonisjs/lucid/services/db'
import { CommentsPerPage, CommentStatus } from '#comments/terms'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { maskName, maskTelephone } from '#core/shared_rules'
import { likeContains } from '#core/query_rules'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { toWireTime } from '#core/time'
import { byName, sortedBy, type Sorting } from '#core/lists/sorting'

interface Filters extends Sorting<'comments'> {
  courseId?: number
  courseName?: string
  commentStatus?: number
  page?: number
  pageSize?: number
}

const columns = {
  courseName: `(select ${byName('course_name')} from courses where courses.id = comments.course_id)`,
  commentStatus: 'comments.comment_status',
  createTime: 'comments.created_at',
  auditTime: 'comments.audited_at',
}

/** Visitors see approved comments and their own; only admins see telephones (docs/threats.md T22). */
export async function commentList(viewer: CurrentUser | null, filters: Filters) {
  const { courseId, courseName, page, pageSize = CommentsPerPage } = filters
  const found = () =>
    db
      .from('comments')
      .where(visibleToUser(viewer, filters.commentStatus))
      .if(courseId, (query) => query.where('comments.course_id', courseId!))
      .if(courseName, (query) => query.whereIn('comments.course_id', courseIdsByName(courseName!)))
  const { ids, total, more } = await pageOfRows(found, {
    id: 'comments.id',
    sortBy: sortedBy<'comments'>(filters, columns, [[columns.createTime, 'desc']]),
    page,
    pageSize,
  })

  const rows = await db
    .from('comments')
    .join('courses', 'courses.id', 'comments.course_id')
    .join('users', 'users.id', 'comments.user_id')
    .whereIn('comments.id', ids)
    .select('comments.*', 'courses.course_name', 'users.user_name', 'users.telephone')
  return { comments: inOrderOf(ids, rows).map((row) => toComment(row, viewer)), total, more }
}

const courseIdsByName = (name: string) =>
  db
    .from('courses')
    .whereRaw("course_name like ? escape '!'", [likeContains(name)])
    .select('id')

function visibleToUser(viewer: CurrentUser | null, status?: number) {
  return (query: any) => {
    if (isAdmin(viewer)) {
      if (status) query.where('comments.comment_status', status)
      return
    }
    query.where('comments.comment_status', CommentStatus.Approved)
    if (viewer) query.orWhere('comments.user_id', viewer.id)
  }
}

function toComment(row: Record<string, any>, viewer: CurrentUser | null) {
  const comment = {
    courseCommentId: row.id as number,
    courseId: row.course_id as number,
    courseName: row.course_name as string,
    commentContent: row.comment_content as string,
    commentStatus: row.comment_status as CommentStatus,
    userName: maskName(row.user_name),
    own: row.user_id === viewer?.id,
    createTime: toWireTime(row.created_at as string)!,
    auditTime: null as string | null,
    userId: null as number | null,
    userTelephone: null as string | null,
  }
  if (!isAdmin(viewer)) return comment
  return {
    ...comment,
    userId: row.user_id as number,
    auditTime: toWireTime(row.audited_at as string | null),
    userTelephone: row.telephone ? maskTelephone(row.telephone) : null,
  }
}
