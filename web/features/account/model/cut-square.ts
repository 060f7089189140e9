/** Side of a stored picture in pixels: sharp at twice the largest size that it is shown at. */
const side = 512

/** Cuts a part of a picture to a JPEG of 512 by 512 pixels; transparent ones get a white ground. */
export async function cutSquare(
  url: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.drawImage(picture, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob === null ? reject(new Error('No picture was made')) : resolve(blob))
    canvas.toBlob(done, 'image/jpeg', 0.88)
  })
}
