import { messages } from '@zhuxue/api/terms/catalogue'
import { useCommand } from '../../../kit/useCommand'
import { publish, setHot, unpublish } from '../courses/calls'
import type { Course } from '../../../lib/wire'

export function useRowActions(resource: string) {
  const { run, busy } = useCommand(resource)
  return {
    busy,
    setPublished: ({ courseId }: Course, on: boolean) =>
      on
        ? run(`publish-${courseId}`, () => publish(courseId), messages.published)
        : run(`publish-${courseId}`, () => unpublish(courseId), messages.revoked),
    setHot: ({ courseId }: Course, on: boolean) =>
      run(`hot-${courseId}`, () => setHot(courseId, on), on ? '已设为热门' : '已取消热门'),
  }
}
export type RowActions = ReturnType<typeof useRowActions>
