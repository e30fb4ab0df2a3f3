import { App } from 'antd'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useRefreshClauses } from './useRefreshClauses'

/** Runs the command of a dialog about one clause, reports success, and closes the dialog. */
export function useMarkClause(onClose: () => void) {
  const { message } = App.useApp()
  const refresh = useRefreshClauses()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const mark = async (send: () => Promise<{ msg: string }>) => {
    const done = await command.run('mark', send)
    if (!done) return
    message.success(done.msg)
    await refresh()
    onClose()
  }
  return { command, mark }
}
