import { cdp } from 'vitest/browser';

/**
 * Sets what a person has set in the system. Motion is always reduced: colours on their way belong to no situation.
 * @throws when the page does not notice
 */
export async function emulateMedia({ forcedColours }: { forcedColours: boolean }): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: forcedColours ? 'active' : 'none' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  if (matchMedia('(forced-colors: active)').matches !== forcedColours)
    throw new Error(`Forced colours are not ${forcedColours ? 'on' : 'off'}`);
}

/** A rectangle of the window, in CSS pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The area of an element, with what is drawn around it up to `margin` pixels. It is scrolled into sight first. */
export function areaOf(element: Element, margin = 0): Area {
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/**
 * The colours that are painted in an area: red, green, blue and alpha of each pixel, from 0 to 255.
 * @throws when the runner shows the tests smaller than they are, as it does with a window larger than its own
 */
export async function pixelsOf(area: Area): Promise<Uint8ClampedArray> {
  const frame = window.frameElement!.getBoundingClientRect();
  if (frame.width !== window.innerWidth)
    throw new Error(`${window.innerWidth} pixels are shown as ${frame.width}`);
  const clip = {
    x: Math.round(area.x + frame.x),
    y: Math.round(area.y + frame.y),
    width: Math.max(1, Math.round(area.width)),
    height: Math.max(1, Math.round(area.height)),
    scale: 1,
  };
  const { data } = await cdp().send('Page.captureScreenshot', { clip });
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  canvas.drawImage(image, 0, 0);
  return canvas.getImageData(0, 0, image.width, image.height).data;
}

const linear = (value: number) => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** Relative luminance as in WCAG. */
const luminance = (pixels: Uint8ClampedArray, at: number) =>
  0.2126 * linear(pixels[at]!) + 0.7152 * linear(pixels[at + 1]!) + 0.0722 * linear(pixels[at + 2]!);

/** Whether two colours have the contrast of 3:1 that WCAG asks of what is not text. */
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3;

/** How many pixels of two pictures of one area contrast with each other. */
export function difference(before: Uint8ClampedArray, after: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < before.length; at += 4)
    if (contrast(luminance(before, at), luminance(after, at))) count += 1;
  return count;
}

/** How many pixels contrast with the first one, which is that of the ground. */
export function ink(pixels: Uint8ClampedArray): number {
  const ground = luminance(pixels, 0);
  let count = 0;
  for (let at = 4; at < pixels.length; at += 4) if (contrast(luminance(pixels, at), ground)) count += 1;
  return count;
}
