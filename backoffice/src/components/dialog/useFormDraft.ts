import { App, type FormInstance } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { session } from '../../providers/session'
import { registerDraftForm, restoreDraft } from '../../providers/formDrafts'

/** Restores the text typed into a form when the session expired, after the next sign-in. */
export function useFormDraft<V extends object>(options: {
  form: FormInstance<V>
  /** Unique among the forms of a page. */
  name: string
  initial?: Partial<V>
  /** False while the form loads its values. */
  isReady?: boolean
  /** Called after the draft is restored. */
  onRestored: () => void
}) {
  const { form, name, initial, isReady = true, onRestored } = options
  const { message } = App.useApp()
  const { pathname } = useLocation()
  const place = `${pathname} ${name}`

  const read = useEffectEvent(() => {
    const isChanged = ([field, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(initial?.[field as keyof V])
    return Object.fromEntries(Object.entries(form.getFieldsValue(true) as V).filter(isChanged))
  })
  const restore = useEffectEvent(() => {
    const typed = restoreDraft(place, session.staff?.userId)
    if (!typed) return
    form.setFieldsValue(typed as never)
    onRestored()
    message.info('已恢复登录过期前填写的内容')
  })

  useEffect(() => {
    if (!isReady) return
    restore()
    return registerDraftForm(place, read)
  }, [isReady, place])
}
