const ending = '-dead'

/** What the queue of another's dead letters is called. */
export const deadQueue = (queue: string): string => `${queue}${ending}`

/** Whose dead letters a queue holds; undefined for one that holds none. */
export const queueOfDead = (name: string): string | undefined =>
  name.endsWith(ending) ? name.slice(0, -ending.length) : undefined
