import { bucketNamed } from '../data/files/bucket'
import { type FileStore, fileStore } from '../data/files/file-store'
import { type FileStreams, fileStreams } from '../data/files/file-streams'
import { readEnv } from '../runtime/env'

/** The files of this place, in the bucket of media. */
export const theFiles = (): FileStore => fileStore(bucketNamed(readEnv('mediaBucket').mediaBucket))

/** The same, read and written as they come. */
export const theFileStreams = (): FileStreams =>
  fileStreams(bucketNamed(readEnv('mediaBucket').mediaBucket))
