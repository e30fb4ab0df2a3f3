import type { APIRequestContext, Page } from '@playwright/test'
import { apiClientFor } from '../../support/api_calls'
import { change } from '../../support/database'
import { demoUser } from '../../support/people'

const nothing = {
  faceAtStart: false,
  faceBeforeChapterTest: false,
  faceBeforeCourseTest: false,
  faceBeforeUpload: false,
  faceHoldsMinutes: 120,
  alternative: 'sms',
  onVendorFailure: 'excuse',
  assessmentRef: 'PIA-2026-01',
  checkedBy: '测试',
}

/** A course asks its learners for presence from now on. */
export async function requirePresence(request: APIRequestContext, courseId: number, rules: object): Promise<void> {
  const admin = await apiClientFor(request, await demoUser(request, 'admin'))
  const policyName = `测试规则 ${courseId} ${JSON.stringify(rules).length} ${Date.now()}`
  const { presencePolicyId } = await admin.post('/api/admin/presence-policies', { ...nothing, policyName, ...rules })
  await admin.put(`/api/admin/courses/${courseId}/presence-policy`, { presencePolicyId })
}

export async function endPresence(request: APIRequestContext, courseId: number): Promise<void> {
  const admin = await apiClientFor(request, await demoUser(request, 'admin'))
  await admin.put(`/api/admin/courses/${courseId}/presence-policy`, { presencePolicyId: null })
}

/** The next counted second of the user's open session asks. */
export async function askSoon(telephone: string): Promise<void> {
  const own = 'user_id = (select id from users where telephone = ?)'
  await change(`update play_sessions set next_prompt_at_seconds = 1 where ${own}`, [telephone])
}

export const presenceDialog = (page: Page) => page.getByRole('alertdialog')
