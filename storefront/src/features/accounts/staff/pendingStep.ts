import { tabStore } from '~/lib/storage'

/** The password was correct, and one of these second factors must follow. */
export interface PendingStep {
  challengeId: string
  methods: { code: boolean; passkey: boolean }
}

const key = 'zhuxue.pending-step'

/** For the sign-in page of the back office, when the password was typed on the storefront's. */
export function keepPendingStep({ challengeId, methods }: PendingStep): void {
  tabStore.setItem(key, JSON.stringify({ challengeId, methods }))
}

/** Once. */
export function takePendingStep(): PendingStep | null {
  const stored = tabStore.getItem(key)
  tabStore.removeItem(key)
  return stored ? (JSON.parse(stored) as PendingStep) : null
}
