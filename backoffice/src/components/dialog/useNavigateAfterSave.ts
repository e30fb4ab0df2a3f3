import { useNavigate, type NavigateOptions } from 'react-router'
import { leaveWithoutAsking } from './unsavedChangesBlockers'

/** Leaves a screen or a dialog whose changes are saved: nothing asks about them. */
export function useLeaveSaved() {
  const navigate = useNavigate()
  return (to: string, options?: NavigateOptions) => leaveWithoutAsking(() => void navigate(to, options))
}
