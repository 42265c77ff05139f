import type { Picture } from '#src/domain/tables/written-file.ts';

/** Twice the size on the screen, which stays sharp in print and on high-resolution screens. */
const scale = 2;

/** Draws an SVG as PNG. */
export async function drawPicture({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('the picture could not be drawn');
  return blob;
}
