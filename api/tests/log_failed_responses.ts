import { ApiClient } from '@japa/api-client'

const errorResponses: string[] = []

ApiClient.teardown((response) => {
  if (response.status() < 400) return
  const { method, url } = response.response.request as unknown as { method: string; url: string }
  errorResponses.push(`${method} ${new URL(url).pathname}: ${response.status()} ${response.text()}`)
})

/** Error responses of failed tests are printed at the end of the run: they often explain the failure. */
const ofFailed: string[] = []
process.on('exit', () => ofFailed.forEach((line) => console.log(line)))

export const errorResponsesOfFailed = () => ofFailed

export function logFailedResponses() {
  errorResponses.length = 0
  return (hasError: boolean, test: { title: string }) => {
    if (!hasError) return
    for (const call of errorResponses) ofFailed.push(`REFUSED in ${test.title}: ${call.slice(0, 500)}`)
  }
}
