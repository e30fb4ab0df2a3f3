import { saveFile } from '~/lib/saveFile'
import { session } from '~/lib/session/session'
import { notify } from '~/lib/toasts'
import { ApiError, errorTexts } from './errors'
import { failureOf } from './reportFailure'

type Options = {
  /** Without a name in the response. */
  name: string
  /** Begins the message of an error. */
  failed: string
  init?: RequestInit
}

/** Errors arrive as JSON although a file was requested. False when there is no file. */
export async function savePdf(path: string, { name, failed, init = {} }: Options): Promise<boolean> {
  try {
    const response = await fetch(path, {
      ...init,
      headers: { ...init.headers, Authorization: session.get().token, Accept: 'application/json' },
    })
    if (!response.headers.get('content-type')?.includes('pdf')) {
      const { msg } = (await response.json()) as { msg?: string }
      throw new ApiError({ code: 'error' }, msg ?? errorTexts.network, false)
    }
    saveFile(await response.blob(), fileNameOf(response) ?? name)
    return true
  } catch (error) {
    notify(failed + failureOf(error).message, 'error')
    return false
  }
}

function fileNameOf({ headers }: Response): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
}
