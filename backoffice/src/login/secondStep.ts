import { messages } from '@zhuxue/api/terms/accounts/second_factor'
import { asHttpError } from '../lib/faults'
import { canUsePasskeys } from '../lib/passkeys'
import { element, setBusy, showMessage } from './elements'
import { areValid, fieldOf } from './field'
import { signInWithCode, signInWithPasskey } from './signIn'

/** A sign-in with a correct password, and its available second factors. */
export interface PendingSignIn {
  challengeId: string
  methods: { code: boolean; passkey: boolean }
}

interface StepOptions {
  goback: string | null
  onSignedIn: (path: string) => void
  /** Back to the password step, with the reason if it was not the user's choice. */
  onBack: (reason?: string) => void
}

/** @returns a function that opens this step for a pending sign-in */
export function startSecondStep({ goback, onSignedIn, onBack }: StepOptions) {
  let challengeId = ''
  const code = fieldOf('code', (value) => (value.trim() ? undefined : messages.secondCodeRequired))

  const attempt = async (button: string, signIn: () => Promise<string>) => {
    showMessage('second-refused', null)
    setBusy(button, true)
    try {
      onSignedIn(await signIn())
    } catch (thrown) {
      setBusy(button, false)
      const error = asHttpError(thrown)
      if (error.code === 'challenge-expired') return onBack(error.message)
      const problem = error.errors?.code
      if (problem) code.show(String(problem))
      else showMessage('second-refused', error.message)
    }
  }

  element('code-form').addEventListener('submit', (event) => {
    event.preventDefault()
    if (!areValid([code])) return
    void attempt('answer-code', () => signInWithCode(challengeId, code.value(), goback))
  })
  element('answer-passkey').addEventListener('click', () => {
    void attempt('answer-passkey', () => signInWithPasskey(challengeId, goback))
  })
  element('start-again').addEventListener('click', () => onBack())

  return {
    open(waiting: PendingSignIn) {
      const { methods } = waiting
      challengeId = waiting.challengeId
      showMessage(
        'second-lead',
        methods.code
          ? '请打开验证器应用，输入当前显示的 6 位动态验证码。手机不在身边时可以输入恢复码。'
          : '请用登记过的通行密钥完成登录。'
      )
      showMessage('second-refused', null)
      code.fill('')
      element('code-form').hidden = !methods.code
      const passkey = element('answer-passkey')
      passkey.hidden = !(methods.passkey && canUsePasskeys())
      passkey.classList.toggle('primary', !methods.code)
      if (methods.code) code.focus()
    },
  }
}
