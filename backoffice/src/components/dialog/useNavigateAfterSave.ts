import { useNavigate, type NavigateOptions } from 'react-router'
import { navigateUnblocked } from './unsavedChangesBlockers'

/** Leaves a screen or a dialog whose changes are saved: nothing asks about them. */
export function useNavigateAfterSave() {
  const navigate = useNavigate()
  return (to: string, options?: NavigateOptions) => navigateUnblocked(() => void navigate(to, options))
}
