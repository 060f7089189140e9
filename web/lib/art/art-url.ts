export type PictureRatio = 'card' | 'hero' | 'portrait' | 'square'

const sizes = { card: '3x2', hero: '21x9', portrait: '4x5', square: '1x1' } as const satisfies Record<
  PictureRatio,
  string
>

/** Address of a camp's drawn picture. The seed belongs to the supplier code, so a camp looks the same at every ratio. */
export function artUrl({ seed, ratio = 'card' }: { readonly seed: string; readonly ratio?: PictureRatio }): string {
  return `/media/art/${encodeURIComponent(seed)}.svg?ratio=${sizes[ratio]}`
}
