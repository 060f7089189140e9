import Avatar from '@mui/material/Avatar'

interface PersonAvatarProps {
  readonly name: string
  /** Pixels. */
  readonly size?: number
  readonly photo?: string | undefined
}

const tones = {
  1: { bgcolor: '#dce9e2', color: '#1b4a3b' },
  2: { bgcolor: '#f7d9bd', color: '#6b2e05' },
  3: { bgcolor: '#dde8f1', color: '#1d4a6b' },
  4: { bgcolor: '#eae3f3', color: '#52397b' },
  5: { bgcolor: '#f4dcd6', color: '#7e2a1d' },
}

/** A person's photo or initials. Decorative, because the name is always beside it. */
export function PersonAvatar({ name, size = 32, photo }: PersonAvatarProps) {
  const text = { fontSize: size * 0.375, fontWeight: 600, lineHeight: 1, letterSpacing: '0.01em' }
  return (
    <Avatar
      component="span"
      aria-hidden="true"
      {...(photo !== undefined && { src: photo, alt: '' })}
      sx={{ ...tones[toneOf(name)], ...text, flex: 'none', width: size, height: size }}
    >
      {initialsOf(name)}
    </Avatar>
  )
}

/**
 * Initials of a name: first and last word, in capitals. `Dr Priya Raman` gives DR, since titles are not recognized; one
 * word gives one letter.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => /\p{L}/u.exec(word ?? '')?.[0]?.toLocaleUpperCase() ?? '').join('')
}

/** One of the five avatar tones, always the same for the same name. */
export function toneOf(name: string): 1 | 2 | 3 | 4 | 5 {
  const tones = [1, 2, 3, 4, 5] as const
  const sum = Array.from(name).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return tones[sum % tones.length] ?? 1
}
