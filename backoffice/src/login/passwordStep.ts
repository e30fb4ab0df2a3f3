import { messages as passwordMessages } from '@zhuxue/api/terms/accounts/passwords'
import { messages as proofMessages } from '@zhuxue/api/terms/accounts/proof_of_work'
import { SecondFactor } from '@zhuxue/api/terms/accounts/second_factor'
import { LoginNameMax, messages } from '@zhuxue/api/terms/accounts/sessions'
import { asHttpError } from '../lib/faults'
import { canUsePasskeys } from '../lib/passkeys'
import { showDemoAccounts } from './demoPeople'
import { element, setBusy, showMessage } from './elements'
import { areValid, fieldOf } from './field'
import type { PendingSignIn } from './secondStep'
import { signInWithPasskey, signInWithPassword } from './signIn'

interface StepOptions {
  goback: string | null
  onSignedIn: (path: string) => void
  onSecondStep: (waiting: PendingSignIn) => void
}

/** Sign-in by name and password, or by passkey alone. @returns a function that returns to this step with a reason */
export function startPasswordStep({ goback, onSignedIn, onSecondStep }: StepOptions) {
  const loginName = fieldOf('login-name', problemOfName)
  const passwd = fieldOf('password', (value) => (value ? undefined : passwordMessages.passwdRequired))

  const attempt = async (button: string, signIn: () => Promise<string>) => {
    showMessage('password-refused', null)
    setBusy(button, true)
    try {
      onSignedIn(await signIn())
    } catch (thrown) {
      const error = asHttpError(thrown)
      if (error.code === SecondFactor) onSecondStep(error.details as unknown as PendingSignIn)
      else showMessage('password-refused', error.message)
      setBusy(button, false)
    }
  }
  const credentials = () => ({ loginName: loginName.value(), passwd: passwd.value() })

  element('password-form').addEventListener('submit', (event) => {
    event.preventDefault()
    if (!areValid([loginName, passwd])) return
    void attempt('enter', () => signInWithPassword(credentials(), goback, showProofOfWorkProgress))
  })
  element('password-form').addEventListener('input', () => void prefetchAdmin())
  element('reveal').addEventListener('click', revealPassword)

  const passkey = element('passkey')
  passkey.hidden = !canUsePasskeys()
  passkey.addEventListener('click', () => {
    void prefetchAdmin()
    void attempt('passkey', () => signInWithPasskey(undefined, goback))
  })

  void showDemoAccounts((person) => {
    loginName.fill(person.loginName)
    passwd.fill(person.passwd)
    void prefetchAdmin()
  })
  setBusy('enter', false)

  return {
    startAgain(reason?: string) {
      passwd.fill('')
      showMessage('password-refused', reason)
    },
  }
}

function problemOfName(value: string): string | undefined {
  if (!value.trim()) return messages.loginNameRequired
  return value.length > LoginNameMax ? `长度在 1 到 ${LoginNameMax} 个字符` : undefined
}

function showProofOfWorkProgress(isProving: boolean): void {
  element('proving').textContent = isProving ? proofMessages.proofRunning : ''
}

function revealPassword(): void {
  const input = element<HTMLInputElement>('password')
  const isShown = input.type === 'text'
  input.type = isShown ? 'password' : 'text'
  element('reveal').setAttribute('aria-pressed', String(!isShown))
  input.focus()
}

const board = '/board/admin'
const sources = 'link[rel=modulepreload], link[rel=stylesheet]'

let begun = false

/**
 * Prefetches the files that every screen of the admin needs while the user types. `fetch` instead of links, because not
 * every browser prefetches; into the browser cache, because the next page is another document.
 */
async function prefetchAdmin(): Promise<void> {
  if (begun) return
  begun = true
  try {
    const html = await (await fetch(board, { priority: 'low' })).text()
    const page = new DOMParser().parseFromString(html, 'text/html')
    const { content } = page.querySelector<HTMLTemplateElement>('#board')!
    for (const source of content.querySelectorAll(sources)) {
      const file = source.getAttribute('href')
      if (file) await fetch(file, { priority: 'low' }).then((answer) => answer.blob())
    }
  } catch {
    // Only an optimization: the admin loads what is missing.
  }
}
