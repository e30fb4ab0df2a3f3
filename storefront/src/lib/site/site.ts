import { api } from '~/lib/http/server'
import { parseId } from '~/lib/parseId'

/** Public system parameters that the layout shows. */
export type Site = {
  serviceQrUrl: string
  appQrUrl: string
  recordNumber: string
  servicePhones: string[]
  serviceHours: string
  complaintPhone: string
  helpCourseId: number | null
  /** False when the api did not answer: such a page is not cached. */
  isComplete: boolean
}

export async function loadSite(): Promise<Site> {
  try {
    const { params } = await api.settings.params.index({})
    return siteFrom(params, true)
  } catch {
    return siteFrom({}, false)
  }
}

function siteFrom(params: Record<string, string>, isComplete: boolean): Site {
  return {
    serviceQrUrl: params.serviceQrUrl ?? '',
    appQrUrl: params.appQrUrl ?? '',
    recordNumber: params.recordNumber ?? '',
    servicePhones: (params.servicePhones ?? '').split(',').filter(Boolean),
    serviceHours: params.serviceHours ?? '08:30-17:00',
    complaintPhone: params.complaintPhone ?? '',
    helpCourseId: parseId(params.helpCourseId),
    isComplete,
  }
}
