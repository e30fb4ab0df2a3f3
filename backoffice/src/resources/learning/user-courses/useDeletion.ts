import { adminMessages } from '@zhuxue/api/terms/learning'
import { useCommand } from '../../../kit/useCommand'
import { useDeletionQuestion } from '../../../kit/dialog/useDeletionQuestion'
import { remove as destroy } from './calls'
import { ownerOf } from './userCourse'
import type { UserCourse } from '../../../lib/wire'

/** Takes a right away after a question; hours that were studied stay. */
export function useDeletion() {
  const question = useDeletionQuestion()
  const { run, busy } = useCommand('user-courses')

  const remove = (right: UserCourse) =>
    question({
      content: `${ownerOf(right)}将被收回。${consequence(right)}已取得的学时不受影响。`,
      onOk: () => run(right.userCourseId, () => destroy(right.userCourseId), adminMessages.deleted),
    })

  return { remove, busy }
}
export type Deletion = ReturnType<typeof useDeletion>

const consequence = ({ createType }: UserCourse) =>
  createType === 'assignment'
    ? '该名额（套餐则含其中全部课程）回到订单，可以重新分配。'
    : '对应的直播码同时作废。'
