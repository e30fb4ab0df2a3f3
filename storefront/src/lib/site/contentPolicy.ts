/** Space-separated hosts from the environment. */
export interface OutsideHosts {
  storage: string
  video: string
}

/** Edits the header, because Astro writes the policy while rendering, after the middleware could configure it. */
export function withHosts(policy: string, { storage, video }: OutsideHosts): string {
  const more: Record<string, string[]> = {
    'img-src': [storage],
    'media-src': [video],
    'connect-src': [storage, video],
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
