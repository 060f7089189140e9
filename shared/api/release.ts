/** The version of the product (1 §9). */
export const version = '1.77.6'

/** What error reports call a release, of the browser and of functions alike (1 §8). */
export const releaseName = `tembea@${version}`
