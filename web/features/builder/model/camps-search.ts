/** What is asked of the list of accommodations. */
export interface CampsSearch {
  readonly term: string
  /** countryRegionCodes; none means every region. */
  readonly regionCodes: readonly string[]
  readonly onlineMode: boolean
  readonly restOfWorldMode: boolean
}
