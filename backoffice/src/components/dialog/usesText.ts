import { auditObjectText } from '@zhuxue/api/terms/core/audit'
import { call } from '../../providers/api'

const shown = 2

/** 用在试卷“安全考核”、“期末考试”等 5 处: what a deletion affects; empty if nothing uses it, or it cannot be read. */
export async function usesText(object: string): Promise<string> {
  const found = await call('GET /api/admin/object-uses', { query: { object } }).catch(() => null)
  const uses = found?.uses ?? []
  if (!uses.length) return ''
  const names = uses.slice(0, shown).map((use) => `${auditObjectText(use.object.split(':')[0]!)}“${use.title}”`)
  return `用在${names.join('、')}${uses.length > shown ? `等 ${uses.length} 处` : ''}。`
}
