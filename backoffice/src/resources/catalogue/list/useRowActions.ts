import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { setHot } from '../courses/calls'
import { usePublication } from '../publishing/usePublication'
import { useRevocation } from '../publishing/useRevocation'
import type { Course } from '../../../lib/apiTypes'

export function useRowActions(resource: string) {
  const command = useApiMutation(resource)
  const { publish, dialog } = usePublication(resource, command)
  const revoke = useRevocation(command, publish)
  const { run, busy } = command

  return {
    busy,
    setPublished: ({ courseId, courseName, courseType }: Course, on: boolean) => {
      const target = { courseId, courseName, courseType }
      if (on) void publish(target)
      else revoke(target)
    },
    setHot: ({ courseId }: Course, on: boolean) =>
      run(`hot-${courseId}`, () => setHot(courseId, on), on ? '已设为热门' : '已取消热门'),
    /** The dialog about a course that cannot be published. */
    dialog,
  }
}
export type RowActions = ReturnType<typeof useRowActions>
