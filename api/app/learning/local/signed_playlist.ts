/**
 * A playlist in which everything it leads to carries a key of its own, as long-lived as the playlist's:
 * segments, other playlists, and the initialisation section of fragmented mp4.
 * @param sign the signed address of a file that lies beside the playlist
 */
export function signedPlaylist(text: string, sign: (file: string) => string): string {
  return text
    .split(/\r?\n/)
    .map((line) => {
      if (line.startsWith('#')) {
        return line.replace(/URI="([^":/]+)"/, (_, file) => `URI="${sign(file)}"`)
      }
      return line.trim() ? sign(line.trim()) : line
    })
    .join('\n')
}
