import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { apiClientFor, type ApiCalls } from '../support/api_calls'
import type { Person } from '../support/people'

export interface Opened {
  page: Page
  request: APIRequestContext
  /** Calls of the person who is signed in; of nobody for visitors. */
  calls: ApiCalls | null
}

export interface Screen {
  /** An address, or how to find it. */
  at: string | ((opened: Opened) => Promise<string>)
  /** What is done on the page before its picture is taken. */
  then?: (page: Page) => Promise<unknown>
  /** Calls of this path answer 500. */
  fails?: string
  /** Calls of this path never answer. */
  waits?: string
  /** What covers the page: the picture ends with the window. */
  over?: boolean
  /** What is another picture each time. */
  masks?: (page: Page) => Locator[]
}

export type Screens = Record<string, Screen>

export const callsOrNobody = (request: APIRequestContext, person: Person | null) =>
  person ? apiClientFor(request, person) : null

export const dialog = (page: Page) => page.getByRole('dialog').last()

/** The number of a person's order that fits. */
export const orderAt =
  (path: string, fits: (order: { orderStatus: number; orderType: string }) => boolean) =>
  async ({ calls }: Opened) => {
    const { orders } = await calls!.get('/api/user/orders?pageSize=100')
    return `${path}/${orders.find(fits).orderId}`
  }
