import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type PresencePolicy from '#accounts/presence/presence_policy'
import { PresenceConsent } from '#accounts/presence/terms'
import { presencePolicy } from '#tests/factories/presence'

export async function policeCourse(courseId: number, rules: Partial<PresencePolicy>): Promise<PresencePolicy> {
  const policy = await presencePolicy(rules)
  await db.from('courses').where('id', courseId).update({ presence_policy_id: policy.id })
  return policy
}

/** The calls of a learner who answers checks. Each returns its status and body. */
export function presenceClient(client: ApiClient, { token }: { token: string }) {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const request = client.request(`/api/user/${path}`, method).as(token)
    if (body) request.json(body)
    const answer = await request
    return { status: answer.status(), ...answer.body() }
  }
  const start = (id: number, form: object = { metaInfo: '{}' }) =>
    call('POST', `presence-checks/${id}/face-checks`, form)
  const decide = (certifyId: string, verdict: string) =>
    client.post(`/local/face/${certifyId}`).redirects(0).form({ verdict })
  const finish = (id: number, certifyId: string) => call('POST', `presence-checks/${id}/face-results`, { certifyId })
  return {
    open: async () => (await call('GET', 'presence-checks/open')).check,
    press: (id: number) => call('POST', `presence-checks/${id}/answers`, { way: 'press' }),
    answer: (id: number, body: object) => call('POST', `presence-checks/${id}/answers`, body),
    sendCode: (id: number) => call('POST', `presence-checks/${id}/sms-codes`),
    consent: () => call('POST', 'presence-consents', { version: PresenceConsent.version }),
    withdraw: () => call('DELETE', 'presence-consents'),
    start,
    decide,
    finish,
    /** A whole face check with this verdict. */
    async face(id: number, verdict = 'passed') {
      const { certifyId } = await start(id)
      await decide(certifyId, verdict)
      return { certifyId, ...(await finish(id, certifyId)) }
    },
  }
}
