import type { Page } from '@playwright/test';
import { askPictured } from './ask';
import type { Pictured } from './inPage/pictured';
import type { RuleAnswer } from './inPage/seen';

/** The contrasts that WCAG 1.4.3 and 1.4.6 ask for, of small text and of large. */
const wanted = { 'picture-contrast': [4.5, 3], 'picture-contrast-enhanced': [7, 4.5] } as const;

/** The page as it is drawn without its text. */
async function bareShot(page: Page, box: Pictured['box']): Promise<string> {
  const sheet = await page.evaluateHandle(() => {
    const made = new CSSStyleSheet();
    made.replaceSync('* { color: transparent !important; text-shadow: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    return made;
  });
  const shot = await page.screenshot({ clip: box, fullPage: true, animations: 'disabled', scale: 'css' });
  await sheet.evaluate((made) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made);
  });
  await sheet.dispose();
  return shot.toString('base64');
}

/**
 * For each letter the best contrast that it has with any pixel behind it; of those the worst. A letter is unreadable when
 * no part of it stands out.
 */
async function worstLetter(page: Page, { color, box, letters }: Pictured): Promise<number> {
  const shot = await bareShot(page, box);
  return page.evaluate(
    async ([picture, ink, origin, boxes]) => {
      const bytes = Uint8Array.from(atob(picture), (one) => one.codePointAt(0)!);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(bitmap, 0, 0);
      const light = (rgb: readonly number[]) => {
        const [red, green, blue] = rgb.map((one) => {
          const share = one / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
      };
      const best = (letter: { x: number; y: number; width: number; height: number }) => {
        const [x, y] = [Math.floor(letter.x - origin.x), Math.floor(letter.y - origin.y)];
        const width = Math.max(1, Math.min(Math.ceil(letter.width), bitmap.width - x));
        const height = Math.max(1, Math.min(Math.ceil(letter.height), bitmap.height - y));
        const { data } = context.getImageData(x, y, width, height);
        let highest = 1;
        for (let at = 0; at < data.length; at += 4) {
          const ground = [data[at]!, data[at + 1]!, data[at + 2]!];
          const drawn = ground.map((one, part) => ink[part]! * ink[3] + one * (1 - ink[3]));
          const [one, other] = [light(drawn), light(ground)];
          highest = Math.max(highest, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
        }
        return highest;
      };
      return Math.min(...boxes.map(best));
    },
    [shot, color, box, letters] as const,
  );
}

/** Text on pictures and gradients, by the pixels that are drawn behind each letter. */
export async function lookAtPictures(page: Page): Promise<Record<keyof typeof wanted, RuleAnswer>> {
  const texts = await askPictured(page);
  const answers = {
    'picture-contrast': { targets: texts.length, findings: [] as string[] },
    'picture-contrast-enhanced': { targets: texts.length, findings: [] as string[] },
  };
  for (const text of texts) {
    const contrast = await worstLetter(page, text);
    for (const [rule, [small, large]] of Object.entries(wanted)) {
      if (contrast < (text.large ? large : small))
        answers[rule as keyof typeof wanted].findings.push(
          `${text.words} has a contrast of ${contrast.toFixed(2)} with what is behind it`,
        );
    }
  }
  return answers;
}
