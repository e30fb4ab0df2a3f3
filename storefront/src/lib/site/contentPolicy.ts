import { createHash } from 'node:crypto'

/** Space-separated hosts from the environment. */
export interface OutsideHosts {
  storage: string
  video: string
  /** Scripts of the face vendor, on pages that check faces only. */
  face?: string
}

/** Pages that may check a face: profile, upload of hours, player, live lesson, attempt. */
const facePages = /^\/(board\/user\/(profile|my-cert)|index\/(study|course-info|test-papers|user-papers))(\/|$)/
export const canCheckFaces = (pathname: string): boolean => facePages.test(pathname)

/** Edits the header, because Astro writes the policy while rendering, after the middleware could configure it. */
export function withHosts(policy: string, { storage, video, face = '' }: OutsideHosts): string {
  const more: Record<string, string[]> = {
    'script-src': [face],
    'img-src': [storage],
    'media-src': [video],
    'connect-src': [storage, video, face],
  }
  return policy
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((directive) => {
      const words = directive.split(' ')
      const hosts = (more[words[0]!] ?? []).flatMap((list) => list.split(' ')).filter(Boolean)
      return [...words, ...hosts.filter((host) => !words.includes(host))].join(' ')
    })
    .join('; ')
}

/** From the last opening tag before a closing one: an attribute such as a title may also contain `<style>`. */
const inline = /<(script|style)\b[^<>]*>((?:(?!<(?:script|style)\b|<\/\1>)[^])*)<\/\1>/g

/** Only the hashes of this page's code: those of all pages are five kilobytes of every header. */
export function withHashesOf(policy: string, html: string): string {
  const hashes = new Set(
    [...html.matchAll(inline)].map(([, , text]) => createHash('sha256').update(text!).digest('base64'))
  )
  return policy.replace(/ 'sha256-([^']+)'/g, (source, hash) => (hashes.has(hash) ? source : ''))
}
