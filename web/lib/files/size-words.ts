/** `340 KB`, `1.2 MB`, `50 MB`, `4.1 GB`: as people count them. */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`
  const [count, unit] = bytes < 999_500_000 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB']
  return `${count < 10 ? count.toFixed(1).replace(/\.0$/, '') : Math.round(count)} ${unit}`
}
