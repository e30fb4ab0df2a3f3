import sirv, { type Options } from 'sirv'
import type { Handler } from './handler.js'

type Rest = () => void

/** Files of a build, in an encoding that the browser accepts. Browsers cache names with a hash for a year. */
export function builtFiles(
  folder: string,
  hashed: string,
  of: { single?: boolean; headersOf: (path: string) => Record<string, string> }
) {
  const options: Options = {
    single: of.single ?? false,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      const headers = path.startsWith(hashed)
        ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
        : of.headersOf(path)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
  }
  const files = sirv(folder, options)

  return (...[request, response, rest]: [...Parameters<Handler>, Rest]) => {
    // sirv ignores errors of its streams: a file that a new build has removed would end the process.
    response.once('pipe', (file) => file.on('error', () => response.destroy()))
    return files(request, response, rest)
  }
}
