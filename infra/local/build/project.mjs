import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own folder, whatever the working folder is. */
export const projectFolder = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

export const inProject = (...parts) => join(projectFolder, ...parts)

/** An error that a person can fix, shown as one sentence without a stack trace. */
export class Hindrance extends Error {
  name = 'StartFailure'
}
