import { messages } from '@zhuxue/api/terms/accounts'
import { api } from '~/lib/http/api'
import { ApiError } from '~/lib/http/errors'

declare global {
  interface Window {
    getMetaInfo?: () => unknown
  }
}

let loading: Promise<void> | undefined

/** Loads the vendor's script once; a failed load can be repeated. */
export function loadFaceScript(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<void> {
  const { scriptUrl } = await api.accounts.faceScripts.show({})
  if (scriptUrl) await addScript(scriptUrl)
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new ApiError({ code: 'face-script' }, messages.faceScriptFailed, true))
    }
    document.head.append(script)
  })
}

/** What the vendor's script says about this browser, unchanged: it decides whether a check can begin. */
export async function metaInfo(): Promise<string> {
  await loadFaceScript()
  const found = window.getMetaInfo?.() ?? ''
  return typeof found === 'string' ? found : JSON.stringify(found)
}
