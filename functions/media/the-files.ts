import { bucketNamed } from '../data/files/bucket'
import { type FileStore, fileStore } from '../data/files/file-store'
import { readEnv } from '../runtime/env'

/** The files of this place, in the bucket of media. */
export const theFiles = (): FileStore => fileStore(bucketNamed(readEnv('mediaBucket').mediaBucket))
