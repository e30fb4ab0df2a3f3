import { PresenceCheckCode } from '@zhuxue/api/terms/accounts/presence'
import type { ApiError } from '~/lib/http/errors'
import { reportFailure } from '~/lib/http/reportFailure'
import type { PresenceCheck } from './presenceCheck'

let pending: Promise<boolean> | null = null

/** The server asks who studies before it answers. */
export const isPresenceNeeded = ({ code }: Pick<ApiError, 'code'>) => code === PresenceCheckCode

/**
 * Opens a dialog for the user's open check.
 * @param known if the server has just sent it
 * @returns true once it is passed, false if the user closes the dialog
 */
export function passPresenceCheck(known: PresenceCheck | null = null): Promise<boolean> {
  pending ??= open(known).finally(() => {
    pending = null
  })
  return pending
}

async function open(known: PresenceCheck | null): Promise<boolean> {
  try {
    const { showPresenceDialog } = await import('./showPresenceDialog')
    return await showPresenceDialog(known)
  } catch (error) {
    reportFailure(error)
    return false
  }
}
