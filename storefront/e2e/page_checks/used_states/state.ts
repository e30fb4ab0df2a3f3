import type { Page } from '@playwright/test'
import type { ApiCalls } from '../../support/api_calls'

/** A page of the shop after a person has worked on it: typed, opened, chosen, or refused with errors. */
export interface UsedState {
  name: string
  at: string | ((calls: ApiCalls) => Promise<string>)
  use: (page: Page) => Promise<unknown>
  /** What opens on phones only. */
  onPhones?: boolean
}

export const dialog = (page: Page) => page.getByRole('dialog').last()
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first().click()
