/** Hosts of object storage and video, space separated, which only the installation knows. */
export interface OutsideHosts {
  storage: string
  video: string
}

/**
 * A policy of content that also lets pictures, uploads and films come from outside hosts. Astro writes
 * its policy when a page is drawn, too late for what a middleware tells it beforehand; hence the text.
 */
export function widened(policy: string, { storage, video }: OutsideHosts): string {
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
