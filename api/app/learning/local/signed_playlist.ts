/** Segments, other playlists and the initialization section get a key that expires with the playlist's. */
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
