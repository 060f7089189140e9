import { documentTypeOf, extensionOf, mostDocumentBytes } from '#shared/media/document-types'
import { sizeWords } from './document-words'

/** What is asked of a file before it is sent. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'type'>

/** Why a file can be no document, in a sentence; undefined when it can. */
export function fileRefusal(file: ChosenFile): string | undefined {
  if (documentTypeOf(file) === undefined) {
    const extension = extensionOf(file.name)
    const what = extension === '' ? 'A file without a type' : `A .${extension} file`
    return `${what} cannot be kept here: documents are PDF, pictures, office files, mails, films.`
  }
  if (file.size === 0) return 'The file is empty.'
  if (file.size > mostDocumentBytes)
    return `It has ${sizeWords(file.size)}: a document may have ${sizeWords(mostDocumentBytes)}.`
  return undefined
}
