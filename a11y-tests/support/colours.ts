import type { Locator } from '@playwright/test';

/** A part of an element, in CSS pixels from its upper left corner. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * How many pixels of an element have exactly this colour on the screen.
 * @param colour `#rrggbb`
 * @param part default: all of it.
 */
export async function colourCount(element: Locator, colour: string, part?: Part): Promise<number> {
  const picture = (await element.screenshot()).toString('base64');
  return element.page().evaluate(
    async ([data, wanted, { x, y, width, height }]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const size = [Math.min(width, bitmap.width - x), Math.min(height, bitmap.height - y)] as const;
      const pixels = context.getImageData(x, y, ...size).data;
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
      let found = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) found += 1;
      return found;
    },
    [picture, colour, part ?? { x: 0, y: 0, width: Infinity, height: Infinity }] as const,
  );
}
