import { messages } from '@zhuxue/api/terms/accounts/presence'
import { api, reportFailure } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { confirmAction, notify } from '~/lib/toasts'
import styles from './Profile.module.css'

/** The agreement to face checks while studying; nothing is shown to users who never gave it. */
export function FaceConsentState() {
  const { data, reload } = useFetch(() => api.accounts.presence.consents.show({}), 'presence-consent')
  if (!data?.agreed) return null

  async function withdraw() {
    const detail = '之后需要核验身份时，可以改用其他方式。已经计入的学时不受影响。'
    const words = { title: '撤回同意', detail, yes: '撤回' }
    if (!(await confirmAction('确定不再同意学习和测试中的人脸核验吗?', words))) return
    try {
      await api.accounts.presence.consents.destroy({})
      notify(messages.consentWithdrawn, 'success')
    } catch (error) {
      reportFailure(error)
    }
    void reload()
  }

  return (
    <div className={styles.consent}>
      <p>您已于 {data.agreedTime?.slice(0, 10)} 同意学习和测试中的人脸核验。</p>
      <p className="reason">{data.text}</p>
      <button type="button" className="link" onClick={() => void withdraw()}>
        撤回同意
      </button>
    </div>
  )
}
