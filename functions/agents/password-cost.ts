/** scrypt N=2^17 r=8 p=1: about a quarter of a second and 128 MiB each (domain.md, Who is who). */
export const passwordCost = { N: 2 ** 17, r: 8, p: 1 }
