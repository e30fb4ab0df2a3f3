import { finding, untried, type Attack } from '../attack.js'

const unseen: Record<string, string> = {
  'of signs without width': '\u200b'.repeat(4),
  'of word joiners': '\u2060'.repeat(4),
  'of Hangul fillers': '\u3164'.repeat(4),
  'of soft hyphens': '\u00ad'.repeat(4),
  'of NUL': '\u0000'.repeat(3),
  'of dots': '....',
}

export const reasons: Attack = {
  promises: 'T22',
  title: 'A whole number for a reason',
  async run(target) {
    const token = await target.admin()
    const person = target.nextLearner()
    const found = await target.get(`/api/admin/users-for-page?telephone=${person.telephone}`, {
      token,
    })
    const id = found.body.users?.[0]?.userId
    if (!id) return [untried('', `the person was not found: ${found.text.slice(0, 150)}`)]

    const rows = []
    for (const [tried, reason] of Object.entries(unseen)) {
      const body = { field: 'telephone', reason }
      const answer = await target.post(`/api/admin/users/${id}/reveal`, body, { token })
      const isTold = answer.body.errors?.some(({ field }: { field: string }) => field === 'reason')
      rows.push(
        finding(
          `${tried} is refused at its field`,
          isTold && !answer.text.includes(person.telephone),
          answer.text
        )
      )
    }
    return rows
  },
}
