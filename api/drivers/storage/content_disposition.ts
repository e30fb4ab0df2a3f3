/** Private files are downloaded, never displayed; RFC 6266 (docs/threats.md T60). */
export function contentDisposition(name: string): string {
  return name ? `attachment; filename*=UTF-8''${encodeURIComponent(name)}` : 'attachment'
}
