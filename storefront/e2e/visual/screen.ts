import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { apiClientFor, type ApiCalls } from '../support/api_calls'
import type { Person } from '../support/people'

export interface Opened {
  page: Page
  request: APIRequestContext
  /** API client of the signed-in user; null for visitors. */
  calls: ApiCalls | null
}

export interface Screen {
  /** A URL, or a function that finds it. */
  at: string | ((opened: Opened) => Promise<string>)
  /** Actions on the page before the screenshot. */
  then?: (page: Page) => Promise<unknown>
  /** Requests of this path answer 500. */
  fails?: string
  /** Requests of this path never answer. */
  waits?: string
  /** Something covers the page: the screenshot ends with the window. */
  over?: boolean
  /** Areas that differ in each run. */
  masks?: (page: Page) => Locator[]
}

export type Screens = Record<string, Screen>

export const apiClientOrNull = (request: APIRequestContext, person: Person | null) =>
  person ? apiClientFor(request, person) : null

export const dialog = (page: Page) => page.getByRole('dialog').last()

/** The number of a user's order that matches. */
export const orderAt =
  (path: string, fits: (order: { orderStatus: number; orderType: string }) => boolean) =>
  async ({ calls }: Opened) => {
    const { orders } = await calls!.get('/api/user/orders?pageSize=100')
    return `${path}/${orders.find(fits).orderId}`
  }
