/** The header under which a private file is offered for saving and never shown, RFC 6266 (threat T60). */
export function disposition(name: string): string {
  return name ? `attachment; filename*=UTF-8''${encodeURIComponent(name)}` : 'attachment'
}
