import Avatar from '@mui/material/Avatar'
import { initialsOf } from './initials'

interface PersonAvatarProps {
  readonly name: string
  /** Pixels. */
  readonly size?: number
  readonly photo?: string | undefined
}

/** Background and text color of each tone. */
export const avatarTones = {
  1: { bgcolor: '#dce9e2', color: '#1b4a3b' },
  2: { bgcolor: '#f7d9bd', color: '#6b2e05' },
  3: { bgcolor: '#dde8f1', color: '#1d4a6b' },
  4: { bgcolor: '#eae3f3', color: '#52397b' },
  5: { bgcolor: '#f4dcd6', color: '#7e2a1d' },
}

/** A person's photo or initials. Decorative, because the name is always beside it. */
export function PersonAvatar({ name, size = 32, photo }: PersonAvatarProps) {
  // A button's start icon sets a font size of its own, so this one has to be more specific.
  const text = { fontSize: size * 0.375, fontWeight: 600, lineHeight: 1, letterSpacing: '0.01em' }
  return (
    <Avatar
      component="span"
      aria-hidden="true"
      {...(photo !== undefined && { src: photo, alt: '' })}
      sx={{ ...avatarTones[toneOf(name)], '&&&': text, flex: 'none', width: size, height: size }}
    >
      {initialsOf(name)}
    </Avatar>
  )
}

/** One of the five avatar tones, always the same for the same name. */
export function toneOf(name: string): 1 | 2 | 3 | 4 | 5 {
  const tones = [1, 2, 3, 4, 5] as const
  const sum = Array.from(name).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  )
  return tones[sum % tones.length] ?? 1
}
