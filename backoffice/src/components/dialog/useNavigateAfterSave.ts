import { useNavigate, type NavigateOptions } from 'react-router'
import { navigateUnblocked } from './unsavedChangesBlockers'

/** Leaves a screen or a dialog after a save without asking about unsaved changes. */
export function useNavigateAfterSave() {
  const navigate = useNavigate()
  return (to: string, options?: NavigateOptions) => navigateUnblocked(() => void navigate(to, options))
}
