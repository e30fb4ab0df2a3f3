import { useInvalidate, useOnError, type HttpError } from '@refinedev/core'
import { UserCourseStatus, UserCourseStatusText } from '@zhuxue/api/terms/learning'
import { App, Switch } from 'antd'
import { useState } from 'react'
import { useModal } from '../../../components/dialog/useModal'
import { switchStatus } from './calls'
import { ownerOf } from './userCourse'
import type { UserCourse } from '../../../lib/apiTypes'

/** An optimistic switch that reverts on an error. The list is refetched to show another user's change. */
export function StatusSwitch({ userCourse }: { userCourse: UserCourse }) {
  const { userCourseId, userCourseStatus } = userCourse
  const { message } = App.useApp()
  const { mutate: onError } = useOnError()
  const invalidate = useInvalidate()
  const modal = useModal()
  const [shown, setShown] = useState(userCourseStatus)
  const [busy, setBusy] = useState(false)

  async function change(on: boolean) {
    setShown(on ? UserCourseStatus.Valid : UserCourseStatus.Expired)
    setBusy(true)
    try {
      const response = await switchStatus(userCourseId, userCourseStatus)
      setShown(response.userCourseStatus)
      message.success(response.msg)
    } catch (error) {
      setShown(userCourseStatus)
      onError(error)
      message.error((error as HttpError).message)
    } finally {
      await invalidate({ resource: 'user-courses', invalidates: ['list'] })
      setBusy(false)
    }
  }

  const ask = () =>
    void modal.confirm({
      title: `停用 ${ownerOf(userCourse)}？`,
      content: stopText(userCourse),
      okText: '停用',
      okButtonProps: { danger: true },
      cancelText: '取消',
      onOk: () => change(false),
    })

  return (
    <Switch
      checked={shown === UserCourseStatus.Valid}
      checkedChildren={UserCourseStatusText.valid}
      unCheckedChildren="停用"
      loading={busy}
      aria-label={`状态 ${ownerOf(userCourse)}`}
      onChange={(on) => (on ? void change(true) : ask())}
    />
  )
}

function stopText({ studiedMinutes, orderId }: UserCourse) {
  const studied = studiedMinutes > 0 ? `学员已学 ${studiedMinutes} 分钟，` : '学员还没有开始学习，'
  const paid = orderId ? `这门课程由订单 ${orderId} 付费。` : ''
  return `${studied}停用后不能继续观看。${paid}已取得的学时不受影响，随时可以恢复。`
}
