import type { FilmFiles } from '#shared/media/film'

export interface FilmProps {
  readonly film: FilmFiles
  /** Address of what is shown until it plays, where the film has no still of its own. */
  readonly poster?: string | undefined
  readonly title: string
  /** Called once it plays. */
  readonly onPlayed?: (() => void) | undefined
}
