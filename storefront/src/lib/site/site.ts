import type { LegalTextKind } from '@zhuxue/api/terms/accounts/legal_texts'
import { parseFooterLinks, type FooterLink } from '@zhuxue/api/terms/settings'
import { UsualMinutesPerHour } from '@zhuxue/api/terms/settings/hours'
import { api } from '~/lib/http/server'
import { parseId } from '~/lib/parseId'

/** Public settings that the layout shows. */
export type Site = {
  serviceQrUrl: string
  /** The app is not mentioned before a package can be downloaded. */
  hasApp: boolean
  /** Empty without a package. */
  appQrUrl: string
  recordNumber: string
  servicePhones: string[]
  serviceHours: string
  complaintPhone: string
  helpCourseId: number | null
  footerLinks: FooterLink[]
  /** Of the texts that are published. */
  legalKinds: LegalTextKind[]
  minutesPerHour: number
  /** False when the API did not answer: such a page is not cached. */
  isComplete: boolean
}

export async function loadSite(): Promise<Site> {
  try {
    const [{ params, hasApp }, { publishedKinds }] = await Promise.all([
      api.settings.params.index({}),
      api.accounts.legalTexts.index({}),
    ])
    return siteFrom(params, { hasApp, legalKinds: publishedKinds, isComplete: true })
  } catch {
    return siteFrom({}, { hasApp: false, legalKinds: [], isComplete: false })
  }
}

type Known = Pick<Site, 'hasApp' | 'legalKinds' | 'isComplete'>

function siteFrom(params: Record<string, string>, { hasApp, ...known }: Known): Site {
  return {
    ...known,
    hasApp,
    serviceQrUrl: params.serviceQrUrl ?? '',
    appQrUrl: hasApp ? (params.appQrUrl ?? '') : '',
    recordNumber: params.recordNumber ?? '',
    servicePhones: (params.servicePhones ?? '').split(',').filter(Boolean),
    serviceHours: params.serviceHours ?? '08:30-17:00',
    complaintPhone: params.complaintPhone ?? '',
    helpCourseId: parseId(params.helpCourseId),
    footerLinks: parseFooterLinks(params.footerLinks ?? '') ?? [],
    minutesPerHour: parseId(params.minutesPerHour) ?? UsualMinutesPerHour,
  }
}
