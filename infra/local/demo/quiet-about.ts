import { logSink } from '../../../functions/runtime/log'

/** Does work without the log's usual lines about some records: nobody has to read what is only made up. */
export async function quietAbout<T>(ids: readonly string[], work: () => Promise<T>): Promise<T> {
  const { write } = logSink
  logSink.write = (line) => {
    const isOurs = line.includes('"event":"demo.')
    if (isOurs || !ids.some((id) => line.includes(`"${id}"`))) write(line)
  }
  try {
    return await work()
  } finally {
    logSink.write = write
  }
}
