import styles from './bone.module.css'

interface BoneProps {
  readonly width?: number | string
  readonly height?: number | string
  readonly radius?: number
  readonly className?: string | undefined
}

/** A shimmering placeholder of the final size, while something loads. */
export function Bone({ width = '100%', height = 14, radius = 6, className }: BoneProps) {
  return (
    <span
      className={className === undefined ? styles.bone : `${styles.bone} ${className}`}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  )
}

/** Placeholder lines of text; the last one is shorter. */
export function BoneLines({ lines, gap = 8 }: { readonly lines: number; readonly gap?: number }) {
  return (
    <span style={{ display: 'grid', gap }}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never move
        <Bone key={line} width={line === lines - 1 ? '72%' : '100%'} height={12} />
      ))}
    </span>
  )
}
