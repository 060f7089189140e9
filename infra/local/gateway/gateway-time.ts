const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
let lastSecond = 0
let lastText = ''

/** `20/Nov/2026:06:04:58 +0000`, as in `requestContext.time`; the text of one second is made once. */
export function gatewayTime(now: number): string {
  const second = Math.floor(now / 1000)
  if (second !== lastSecond) {
    lastSecond = second
    const iso = new Date(now).toISOString()
    lastText = `${iso.slice(8, 10)}/${months[Number(iso.slice(5, 7)) - 1]}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`
  }
  return lastText
}
