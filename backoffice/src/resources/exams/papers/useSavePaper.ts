import { App, type FormInstance } from 'antd'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useFieldErrors } from '../../../components/hooks/useFieldErrors'
import { call } from '../../../providers/api'
import { bodyOf, type Owner, type PaperValues } from './paper'
import type { Paper } from '../../../lib/apiTypes'

/** Saves the settings of a paper; the message names what the paper lacks. */
export function useSavePaper(form: FormInstance<PaperValues>) {
  const { message } = App.useApp()
  const { run, busy, userError, clear } = useApiMutation('papers', { onUserError: 'inline' })
  const formError = useFieldErrors(form, userError)
  const save = async (values: PaperValues, owner: Owner, paper?: Paper) => {
    const body = bodyOf(values, owner, paper)
    const saved = await run('save', () => call('POST /api/admin/papers', { body }))
    if (!saved) return null
    const lacks = saved.lacks.join('；')
    void message.open({ type: lacks ? 'warning' : 'success', content: [saved.msg, lacks].filter(Boolean).join('：') })
    return saved.paper
  }
  return { save, isSaving: busy !== null, userError, formError, clear }
}
