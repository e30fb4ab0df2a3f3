const Megabyte = 1_048_576

/** 1536 → 1.5 KB, 5242880 → 5.00 MB: megabytes with two decimals (docs/product.md 13.14). */
export function bytesText(bytes: number): string {
  if (bytes < Megabyte) return `${(bytes / 1024).toFixed(1)} KB`
  if (bytes < 1024 * Megabyte) return `${(bytes / Megabyte).toFixed(2)} MB`
  return `${(bytes / 1024 / Megabyte).toFixed(2)} GB`
}
