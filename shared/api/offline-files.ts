/**
 * The file in which the build lists what the builders and the pages of a trip need without a
 * connection.
 */
export const offlineFilesFile = '/offline-files.json'
