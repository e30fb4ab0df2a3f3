import { FaceDailyLimitCode, messages } from '@zhuxue/api/terms/accounts'
import { messages as texts } from '@zhuxue/api/terms/accounts/presence'
import type { ApiError } from '~/lib/http/errors'
import type { PresenceCheck } from './presenceCheck'

export interface FaceWindow {
  certifyId: string
  certifyUrl: string
  /** A picture of the same address for the camera of a phone. */
  qr: string
  onPhone: boolean
}

export type FaceStage =
  | { at: 'ready' | 'exhausted' | 'missing' }
  | { at: 'opening'; onPhone: boolean }
  | { at: 'opened' | 'asking'; window: FaceWindow; text?: string }
  /** `excused`: the vendor is down, so the check passes for now. */
  | { at: 'failed' | 'excused'; text: string }

/** A check whose last face was wrong is still open. */
export function firstStage({ failed, triesLeft }: Pick<PresenceCheck, 'failed' | 'triesLeft'>): FaceStage {
  if (triesLeft === 0) return { at: 'exhausted' }
  return failed ? { at: 'failed', text: texts.faceFailed(triesLeft ?? 0) } : { at: 'ready' }
}

export function stageAfterError({ code, message }: Pick<ApiError, 'code' | 'message'>): FaceStage {
  if (code === FaceDailyLimitCode) return { at: 'exhausted' }
  if (code === 'profile-incomplete') return { at: 'missing' }
  return { at: 'failed', text: message || messages.faceFailed }
}

export const stageAfterResult = ({ triesLeft, msg }: { triesLeft: number; msg: string }): FaceStage =>
  triesLeft > 0 ? { at: 'failed', text: msg } : { at: 'exhausted' }
