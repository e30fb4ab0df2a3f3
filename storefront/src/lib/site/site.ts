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
  minutesPerHour: number
  /** False when the API did not answer: such a page is not cached. */
  isComplete: boolean
}

export async function loadSite(): Promise<Site> {
  try {
    const { params, hasApp } = await api.settings.params.index({})
    return siteFrom(params, { hasApp, isComplete: true })
  } catch {
    return siteFrom({}, { hasApp: false, isComplete: false })
  }
}

function siteFrom(params: Record<string, string>, { hasApp, isComplete }: Pick<Site, 'hasApp' | 'isComplete'>): Site {
  return {
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
    isComplete,
  }
}
