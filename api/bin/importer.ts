export function importFrom(root: URL) {
  return (filePath: string) =>
    filePath.startsWith('./') || filePath.startsWith('../') ? import(new URL(filePath, root).href) : import(filePath)
}
