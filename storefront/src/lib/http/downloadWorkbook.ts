import { withQuery } from '~/lib/paths'
import { saveFile } from '~/lib/saveFile'
import { session } from '~/lib/session/session'
import { notify } from '~/lib/toasts'
import { errorTexts } from './errors'
import { failureOf } from './reportFailure'

type Filters = Record<string, string | number | undefined>

/** Saves the response as a file. Errors arrive as JSON although a file was requested, and are shown. */
export async function downloadWorkbook(path: string, name: string, filters: Filters) {
  try {
    const response = await fetch(withQuery(path, filters), {
      headers: { Authorization: session.get().token, Accept: 'application/json' },
    })
    if (response.headers.get('content-type')?.includes('json')) {
      const { msg } = (await response.json()) as { msg?: string }
      return notify(msg ?? errorTexts.network, 'error')
    }
    saveFile(await response.blob(), name)
  } catch (error) {
    notify(failureOf(error).message, 'error')
  }
}
