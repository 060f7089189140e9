/** What a scan for viruses found. `threat` is what the scanner calls it, where it does. */
export type Verdict =
  | { readonly scan: 'clean' | 'notScanned' }
  | { readonly scan: 'infected'; readonly threat?: string | undefined }

/** Scans files of the storage for viruses. */
export interface Scanner {
  /** What is found in a file; undefined while its scan has not ended. */
  verdictOf(key: string): Promise<Verdict | undefined>
}
