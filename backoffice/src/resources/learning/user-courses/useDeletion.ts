import { adminMessages } from '@zhuxue/api/terms/learning'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { remove as destroy } from './calls'
import { ownerOf } from './userCourse'
import type { UserCourse } from '../../../lib/apiTypes'

export function useDeletion() {
  const question = useDeleteConfirmation()
  const { run, busy } = useApiMutation('user-courses')

  const remove = (userCourse: UserCourse) =>
    question({
      content: `${ownerOf(userCourse)}将被收回。${consequence(userCourse)}已取得的学时不受影响。`,
      onOk: () => run(userCourse.userCourseId, () => destroy(userCourse.userCourseId), adminMessages.deleted),
    })

  return { remove, busy }
}
export type Deletion = ReturnType<typeof useDeletion>

const consequence = ({ createType }: UserCourse) =>
  createType === 'assignment' ? '该名额（套餐则含其中全部课程）回到订单，可以重新分配。' : '对应的直播码同时作废。'
