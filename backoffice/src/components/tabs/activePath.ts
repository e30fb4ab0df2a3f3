export function activePath(paths: string[], pathname: string): string | undefined {
  return paths
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length)[0]
}
