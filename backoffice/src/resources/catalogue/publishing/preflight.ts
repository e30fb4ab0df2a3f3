import type { HttpError } from '@refinedev/core'
import type { PreflightGap } from '@zhuxue/api/terms/catalogue'

/** The gaps that a refusal names; null for any other refusal. */
export function gapsOf(error: unknown): PreflightGap[] | null {
  const { code, facts } = (error ?? {}) as HttpError
  return code === 'preflight' ? (facts as { gaps: PreflightGap[] }).gaps : null
}
