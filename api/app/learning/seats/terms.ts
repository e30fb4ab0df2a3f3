import { alreadyAssigned } from '../assignments/terms.js'

export const SeatState = { Waiting: 'waiting', Ready: 'ready', Studied: 'studied', Ended: 'ended' } as const
export type SeatState = (typeof SeatState)[keyof typeof SeatState]
export const SeatStateText = {
  waiting: '待注册',
  ready: '已开通',
  studied: '已开始学习',
  ended: '已失效',
} as const satisfies Record<SeatState, string>

/** Filters for the seats of a training centre: a state, or one of two subsets of states. */
export const CentreFilter = { ...SeatState, Finished: 'finished', Idle: 'idle' } as const
export type CentreFilter = (typeof CentreFilter)[keyof typeof CentreFilter]
export const CentreFilterText = {
  ...SeatStateText,
  finished: '已学完',
  idle: '满14天未学习',
} as const satisfies Record<CentreFilter, string>

export const SeatResult = { Assigned: 'assigned', Already: 'already', Invalid: 'invalid' } as const
export type SeatResult = (typeof SeatResult)[keyof typeof SeatResult]
export const SeatResultText = {
  assigned: '分配成功',
  already: '之前已经分配',
  invalid: '不是有效的手机号',
} as const satisfies Record<SeatResult, string>

export const FinalAfterSeconds = 60

/** Days after which an unused seat is inactive. */
export const IdleAfterDays = 14

export const MinMovesPerDay = 5

export function assignedMessage(assigned: number, already: string[]): string {
  if (!already.length) return seatMessages.assigned
  return assigned ? `${seatMessages.assigned}，${alreadyAssigned(already)}` : seatMessages.allAlreadyAssigned
}

export function tooFewSeats(requested: number, free: number): string {
  return free ? `剩余名额只有${free}个，本次需要${requested}个，请减少手机号后重新提交` : '名额已全部分配，没有剩余名额'
}

export function freeSeatCount(lastDay: string): string {
  return `该订单的学习权限已于${lastDay}到期，不能再分配`
}

export const seatMessages = {
  assigned: '分配成功',
  allAlreadyAssigned: '所填手机号之前已经分配',
  noTelephones: '没有可以分配的手机号，请输入11位手机号',
  onlyBulkOrders: '只有批量购买的订单可以分配',
  payFirst: '订单支付后才可以分配',
  seatMoved: '名额已转移',
  seatReturned: '名额已收回',
  seatStudied: '该学员已经开始学习，名额不能再转移或收回',
  seatEnded: '该名额已失效，不能转移或收回',
  hasSeatAlready: '该手机号之前已经分配',
  tooManyMoves: '今天转移和收回名额的次数过多，请明天再试',
} as const
