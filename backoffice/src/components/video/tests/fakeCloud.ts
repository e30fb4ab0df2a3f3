import { UploadNotFound, PermanentError, throwIfAborted } from '../retry'
import type { Receiver } from '../sendInChunks'

/** An in-memory cloud whose connection breaks where a test says. */
export class FakeCloud {
  bytes = ''
  calls: string[] = []
  /** Bytes after which each further connection breaks; one entry per call. */
  cuts: number[] = []
  known = true
  verdict: string | null = null

  receiver(): Receiver {
    return {
      offset: async () => {
        this.calls.push('HEAD')
        if (!this.known) throw new UploadNotFound('视频不存在')
        return this.bytes.length
      },
      send: async (from, body, { signal, onSent }) => {
        throwIfAborted(signal)
        this.calls.push(`PATCH ${from}`)
        if (from !== this.bytes.length) return this.bytes.length
        const text = await body.text()
        const cut = this.cuts.shift()
        this.bytes += text.slice(0, cut)
        if (cut !== undefined) throw new Error('网络请求失败')
        onSent(text.length)
        if (this.verdict) throw new PermanentError(this.verdict)
        return this.bytes.length
      },
    }
  }
}
