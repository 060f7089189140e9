type Facts = Readonly<Record<string, unknown>>
type Level = 'info' | 'warn' | 'error'

/** Where log lines go: one JSON object a line. Tests replace it. */
export const logSink = { write: (line: string) => void process.stdout.write(`${line}\n`) }

const write =
  (level: Level) =>
  (event: string, facts: Facts = {}) =>
    logSink.write(JSON.stringify({ level, event, at: new Date().toISOString(), ...facts }))

/** A log line is a named event with ids and counts; never a body, a header, a token or a traveler's name. */
export const log = { info: write('info'), warn: write('warn'), error: write('error') }
