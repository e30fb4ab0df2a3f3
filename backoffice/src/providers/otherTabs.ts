import { SessionStorage, switchedText } from '@zhuxue/api/terms/accounts/sessions'
import { session } from './session'
import { saveDrafts } from './formDrafts'

/** `active`: the user works in another tab. `left`: the staff step ended there. */
type Message = 'active' | 'left'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('zhuxue.step')

export const notifyOtherTabs = (message: Message) => channel?.postMessage(message)

/** @returns a function that stops listening */
export function onActivityInOtherTabs(listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'active') listener()
  }
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}

let announce: (text: string) => void = () => undefined

/** @returns a function that removes the listener */
export function onAccountSwitch(listener: (text: string) => void): () => void {
  announce = listener
  return () => (announce = () => undefined)
}

/** Time to read why the page reloads. */
const announceMs = 2_000

/**
 * This tab shows data of the user who was signed in: after signing in or out in another tab, or leaving the back office
 * there, it begins again with what the server allows now.
 */
export function reloadAfterChangeInOtherTabs(): void {
  const { token } = session
  const reload = () => {
    if (session.staff) saveDrafts(session.staff.userId)
    window.location.reload()
  }
  window.addEventListener('storage', ({ key }) => {
    // Old browsers report what the sign-in page stored to the page that follows it in the same tab.
    if ((key !== null && key !== SessionStorage.session) || session.token === token) return
    const { userName } = session
    if (!userName || !session.staff || userName === session.staff.userName) return reload()
    announce(switchedText(userName))
    setTimeout(reload, announceMs)
  })
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'left') reload()
  })
}
