import { switchedText } from '@zhuxue/api/terms/accounts/sessions'
import { notify } from '~/lib/toasts'

const secondsToRead = 2

export function reloadForOtherAccount(userName: string): void {
  notify(switchedText(userName))
  setTimeout(() => window.location.reload(), secondsToRead * 1000)
}
