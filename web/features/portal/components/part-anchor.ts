/** The id of a part's element, for links and the map. */
export const partAnchor = (id: string): string => `part-${id}`
