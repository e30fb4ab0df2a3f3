import { chance, whole } from './seeded_random.js'
import { daysBefore, stored } from './times.js'
import type { SeededPerson, SeedContext } from './seed_context.js'

type SignIn = { login: string; person: SeededPerson; at: Date; succeeded: boolean }

/** Sign-ins of two weeks, some with a wrong password. */
export function addSignIns(context: SeedContext) {
  const signIns: SignIn[] = []
  for (let ago = 14; ago >= 1; ago--) {
    for (const [login, person] of context.people) {
      const name = `sign in ${login} ${ago}`
      if (chance(name) > (person.isLearner ? 0.14 : 0.3)) continue
      const at = daysBefore(context.tools.now, ago, whole(`${name} h`, 8, 21), whole(name, 0, 59))
      signIns.push({ login, person, at, succeeded: chance(`${name} ok`) > 0.06 })
    }
  }
  signIns.sort((a, b) => a.at.getTime() - b.at.getTime()).forEach((signIn, at) => addSignIn(context, signIn, at))
}

function addSignIn({ tables }: SeedContext, { login, person, at, succeeded }: SignIn, no: number) {
  tables.add('login_logs', {
    user_id: person.id,
    login_name: person.isLearner ? `${login.slice(0, 3)}****${login.slice(-4)}` : login,
    login_type: person.isLearner ? 'password' : 'admin',
    event: 'login',
    succeeded,
    reason: succeeded ? null : 'wrong',
    ip: `10.${no % 7}.${(no * 37) % 250}.${1 + ((no * 11) % 250)}`,
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36',
    created_at: stored(at),
  })
  if (succeeded) tables.amend('users', person.id, { last_login_at: stored(at) })
}
