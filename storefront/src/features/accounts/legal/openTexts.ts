import { loadApi } from '~/lib/http/loadApi'
import type { LegalText } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import { session } from '~/lib/session/session'
import { tabStore } from '~/lib/storage'

const key = 'zhuxue.agreed'
/** Identifies one sign-in. */
const owner = () => session.get().token.slice(-12)
/** A tab asks the server at most this often, so a new version may show this late. */
const PollMinutes = 5

/** The texts, signing in and out, and the pages for a user who does not agree: own data and closing the account. */
const readable = [paths.login, paths.legal(''), paths.privacy]

export const isReadableWithoutAgreement = (pathname: string) => readable.some((path) => pathname.startsWith(path))

/**
 * Texts that the learner of this session has not agreed to. After a failure nothing is shown; the next page tries
 * again.
 */
export async function findTextsToAgree(): Promise<LegalText[]> {
  if (wasAgreed()) return []
  const { api, silent } = await loadApi()
  const answer = await api.accounts.profiles.show(silent).catch(() => null)
  if (!answer) return []
  if (answer.user.toAgree.length === 0) rememberAgreed()
  return answer.user.toAgree
}

export function rememberAgreed(): void {
  const until = Date.now() + PollMinutes * 60_000
  tabStore.setItem(key, JSON.stringify({ owner: owner(), until }))
}

function wasAgreed(): boolean {
  try {
    const cached = JSON.parse(tabStore.getItem(key) ?? 'null') as CachedCheck | null
    return cached?.owner === owner() && Date.now() < cached.until
  } catch {
    return false
  }
}

type CachedCheck = { owner: string; until: number }
