import { SeatState } from '@zhuxue/api/terms/learning/seats'
import { api } from '~/lib/http/api'
import type { Seat } from '~/lib/http/apiTypes'
import { reportFailure } from '~/lib/http/reportFailure'
import { confirmAction, notify } from '~/lib/toasts'

/** 收回名额: possible until its learner has studied a minute. Resolves to false if the user cancels. */
export async function returnSeat(line: { orderNo: string; itemId: number }, seat: Seat): Promise<boolean> {
  const { seatNo, telephone, listedName, userName, state } = seat
  const name = listedName ?? userName
  const effect = state === SeatState.Waiting ? '注册后不再开通' : '立即不能再学习'
  const isConfirmed = await confirmAction(`确定收回${telephone}${name ? `（${name}）` : ''}的名额吗？`, {
    title: '收回名额',
    detail: `收回后该手机号${effect}该课程，名额恢复为未分配，可以重新分配或申请退款。`,
    yes: '收回名额',
  })
  if (!isConfirmed) return false
  try {
    notify((await api.commerce.seats.destroy({ params: { ...line, seatNo } })).msg, 'success')
  } catch (error) {
    reportFailure(error)
  }
  return true
}
