import { useNavigate, type NavigateOptions } from 'react-router'
import { leaveUnasked } from './leaveGuards'

/** Leaves a screen or a dialog whose changes are saved: nothing asks about them. */
export function useLeaveSaved() {
  const navigate = useNavigate()
  return (to: string, options?: NavigateOptions) => leaveUnasked(() => void navigate(to, options))
}
